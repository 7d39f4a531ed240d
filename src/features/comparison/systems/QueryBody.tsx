import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

type QueryBodyProps<Value> = {
  query: UseQueryResult<Value>;
  section: string;
  children: (value: Value) => ReactNode;
};

/** The content of a section: blank lines while loading, an offer to retry after a failure. */
export function QueryBody<Value>({ query, section, children }: QueryBodyProps<Value>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <SectionSkeleton section={section} />;
  return <SectionFailed onRetry={() => void query.refetch()} />;
}

function SectionFailed({ onRetry }: { onRetry: () => void }) {
  const text = useTexts(comparisonPageTexts);
  return (
    <div role="alert">
      <EmptyState
        heading="h3"
        title={text('section.failed')}
        text={text('section.failedText')}
        action={<Button onClick={onRetry}>{text('section.retry')}</Button>}
      />
    </div>
  );
}

export function SectionSkeleton({ section }: { section: string }) {
  const text = useTexts(comparisonPageTexts);
  return (
    <Blank>
      <p role="status">{text('section.loading', { section })}</p>
      {Array.from({ length: 6 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <i key={line} aria-hidden />
      ))}
    </Blank>
  );
}

const Blank = styled('div')({
  display: 'grid',
  gap: 16,
  minHeight: 400,
  alignContent: 'start',
  '& p': { color: color.textSecondary },
  '& i': { height: 56, borderRadius: 14, backgroundColor: color.actionDisabledBg },
});
