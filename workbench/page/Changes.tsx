import { useMemo, useState } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { parseDocument } from '#tools/schemasCheck/parseDocument.ts';
import { changeSummary, commitMessage } from '../documents/changeSummary.ts';
import { Diff } from './Diff.tsx';
import type { Workbench } from './useWorkbench.ts';

type ChangesProps = {
  workbench: Workbench;
  /** With the drafts. */
  documents: Readonly<Record<string, unknown>>;
};

/** What saving would write, and what somebody else has written meanwhile. */
export function Changes({ workbench, documents: now }: ChangesProps) {
  const { documents = {}, drafts } = workbench;
  const files = Object.entries(drafts);
  if (files.length === 0) return <p>Nothing has been changed.</p>;
  return (
    <>
      <Summary workbench={workbench} documents={now} />
      {files.map(([file, { text, base }]) => {
        const disk = documents[file] ?? null;
        return (
          <File key={file} aria-label={file}>
            <header>
              <h3>{file}</h3>
              <Button look="secondary" size="small" onClick={() => workbench.discard(file)}>
                {disk === null ? 'Drop this document' : 'Take the file as it is'}
              </Button>
            </header>
            {base !== disk && (
              <Notice role="alert">
                <p>
                  {disk === null
                    ? 'The file has been removed since you began.'
                    : 'The file has been changed since you began. This is what your draft would take from it and add to it.'}
                </p>
                <Button look="secondary" size="small" onClick={() => workbench.insist(file)}>
                  Keep my draft all the same
                </Button>
              </Notice>
            )}
            <Diff before={disk ?? ''} after={text} />
          </File>
        );
      })}
    </>
  );
}

/** The changes in words, to be taken along as a commit message. */
function Summary({ workbench, documents }: ChangesProps) {
  const [isCopied, setIsCopied] = useState(false);
  const before = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(workbench.documents ?? {}).map(([file, text]) => [file, parseDocument(file, text).value]),
      ),
    [workbench.documents],
  );
  const sentences = useMemo(() => changeSummary(before, documents), [before, documents]);
  return (
    <File aria-label="In words">
      <header>
        <h3>In words</h3>
        <Button
          look="secondary"
          size="small"
          onClick={() =>
            navigator.clipboard.writeText(commitMessage(sentences)).then(
              () => setIsCopied(true),
              () => setIsCopied(false),
            )
          }
        >
          Copy as a commit message
        </Button>
      </header>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p role="status">{isCopied ? 'Copied' : ''}</p>
    </File>
  );
}

const File = styled('section')({
  marginBottom: 20,
  '& header': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', justifyContent: 'space-between' },
  '& h3': { margin: 0, fontSize: '1rem' },
});

const Notice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  padding: '8px 12px',
  backgroundColor: color.statusWarningBg,
  color: color.statusWarning,
  '& p': { margin: 0, flex: '1 1 20em' },
});
