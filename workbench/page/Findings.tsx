import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import type { LocatedFinding } from '#tools/schemasCheck/checkSchemas.ts';
import { entryAt, type Group } from '../documents/outline.ts';
import type { Place } from './Outline.tsx';

type FindingsProps = {
  findings: readonly LocatedFinding[];
  groups: readonly Group[];
  onGo: (place: Place) => void;
};

/** What the check says, faults first; each leads to its place. */
export function Findings({ findings, groups, onGo }: FindingsProps) {
  const ordered = findings.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
  if (ordered.length === 0) return <p>Everything is right.</p>;
  return (
    <List>
      {ordered.map((finding) => {
        const { severity, file, line, pointer, message, nearest, witness } = finding;
        return (
          <li key={`${file}${pointer}${message}`} data-severity={severity}>
            <button type="button" onClick={() => onGo(finding)}>
              {`${entryAt(groups, finding).title}: ${file}, line ${line}`}
            </button>
            <p>{message}</p>
            {nearest !== undefined && <p>{`Did you mean “${nearest}”?`}</p>}
            {witness !== undefined && <p>{`For example: ${witness}`}</p>}
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { padding: '8px 12px', borderLeft: `4px solid ${color.statusWarning}`, marginBottom: 8 },
  '& li[data-severity=error]': { borderLeftColor: color.statusError },
  '& p': { margin: '2px 0' },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: color.textLink,
    font: 'inherit',
    fontWeight: 620,
    textAlign: 'left',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
});
