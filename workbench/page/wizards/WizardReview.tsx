import { styled } from '#src/theme/styled.tsx';
import type { LocatedFinding } from '#tools/schemasCheck/checkSchemas.ts';
import { Diff } from '../Diff.tsx';

/** What a wizard would write, in words and line by line, and what the check would say of it. */
export type Review = {
  sentences: readonly string[];
  findings: readonly LocatedFinding[];
  files: readonly { file: string; before: string; after: string }[];
};

/** Shown before anything is changed. */
export function WizardReview({ review: { sentences, findings, files } }: { review: Review }) {
  return (
    <Shown>
      <h3 tabIndex={-1} ref={(heading) => heading?.focus()}>
        In words
      </h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {files.length === 0 && <p>Nothing: what is filled in is what is there.</p>}
      <h3>What the check says of it</h3>
      {findings.length === 0 ? (
        <p>Everything is right.</p>
      ) : (
        <ul>
          {findings.map(({ severity, file, line, pointer, message }) => (
            <li key={`${file}${pointer}${message}`}>
              <strong>{severity === 'error' ? 'Fault: ' : 'To look at: '}</strong>
              {`${file}, line ${line}: ${message}`}
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && <h3>Line by line</h3>}
      {files.map(({ file, before, after }) => (
        <section key={file} aria-label={file}>
          <h4>{file}</h4>
          <Diff before={before} after={after} />
        </section>
      ))}
    </Shown>
  );
}

const Shown = styled('div')({
  '& h3': { margin: '16px 0 6px', fontSize: '1rem' },
  '& h3:focus-visible': { outline: 'none' },
  '& h4': { margin: '12px 0 0', fontSize: '.875rem' },
  '& ul': { margin: 0, paddingInlineStart: 20 },
  '& p': { margin: 0 },
});
