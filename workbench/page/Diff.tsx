import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { lineDiff } from '../documents/lineDiff.ts';

const SIGNS = { same: ' ', gone: '−', new: '+' } as const;

/** What differs between two texts, line by line. */
export function Diff({ before, after }: { before: string; after: string }) {
  return (
    <Lines>
      {lineDiff(before, after).map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and may be alike
        <code key={index} data-kind={kind}>
          {`${SIGNS[kind]} ${text}`}
        </code>
      ))}
    </Lines>
  );
}

const Lines = styled('pre')({
  margin: '8px 0 0',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '.8125rem',
  '& code': { display: 'block', padding: '0 8px' },
  '& [data-kind=gone]': { backgroundColor: color.statusErrorBg, color: color.statusError },
  '& [data-kind=new]': { backgroundColor: color.statusSuccessBg, color: color.statusSuccess },
});
