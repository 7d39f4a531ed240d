import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { PathChange } from '../documents/pathChanges.ts';
import { pathsAsCsv } from '../documents/pathsAsCsv.ts';
import { pathsAsGherkin } from '../documents/pathsAsGherkin.ts';
import { download } from './download.ts';

const WORDS = { new: 'New', gone: 'Gone', changed: 'Changed' } as const;

/** The paths that the drafts add, take away or change, to be walked by hand. */
export function PathChanges({ changes }: { changes: readonly PathChange[] }) {
  if (changes.length === 0) return <p>No path through any machine is new, gone or changed.</p>;
  return (
    <>
      <Downloads>
        <Button look="secondary" size="small" onClick={() => download('paths.csv', 'text/csv', pathsAsCsv(changes))}>
          As a table (CSV)
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => download('paths.feature', 'text/plain', pathsAsGherkin(changes))}
        >
          As scenarios (Gherkin)
        </Button>
      </Downloads>
      <List>
        {changes.map(({ kind, machine, path }) => (
          <li key={kind + machine + path.id}>
            <details>
              <summary>
                <b>{WORDS[kind]}</b>
                <span>{`${machine}: ${path.title}`}</span>
              </summary>
              <ol>
                {path.steps.map(({ instruction, expectation }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name, and may be alike
                  <li key={index}>
                    <span>{instruction}</span>
                    <p>{expectation}</p>
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </List>
    </>
  );
}

const Downloads = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 });

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& summary': { display: 'flex', gap: 10, padding: '6px 0', cursor: 'pointer' },
  '& b': { flex: '0 0 5em' },
  '& ol p': { margin: '0 0 6px', color: color.textSecondary },
});
