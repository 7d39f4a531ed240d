import comparisonTexts from '#schemas/texts/comparison.json';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ResultGround } from './ResultGround.tsx';

/** Nothing came from the server: say so, and offer to ask again. */
export function ComparisonFailed({ onRetry }: { onRetry: () => void }) {
  const text = useTexts(comparisonTexts);
  return (
    <ResultGround>
      <div role="alert">
        <EmptyState
          heading="h1"
          title={text('failed.title')}
          text={text('failed.text')}
          action={<Button onClick={onRetry}>{text('failed.retry')}</Button>}
        />
      </div>
    </ResultGround>
  );
}
