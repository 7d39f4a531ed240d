import { styled } from '@mui/material/styles';
import comparisonTexts from '#schemas/texts/comparison.json';
import { useTexts } from '#src/texts/texts.ts';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { ComparisonFailed } from './ComparisonFailed.tsx';
import { ComparisonSkeleton } from './ComparisonSkeleton.tsx';
import { GuideSentCard } from './GuideSentCard.tsx';
import { MoreDetails } from './MoreDetails.tsx';
import { NoAnswers } from './NoAnswers.tsx';
import { RecommendationCards, type RecommendationCardsProps } from './RecommendationCards.tsx';

export type ComparisonViewProps =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | {
      state: 'ready';
      /** Left out when the answers behind this comparison are not known here (D7). */
      result?: RecommendationCardsProps | undefined;
      email?: string | undefined;
      /** Where the whole comparison is, when this is not it. */
      comparisonTo?: string | undefined;
    };

/** The comparison as far as it is known: loading, failed, or the visitor's results. */
export function ComparisonView(props: ComparisonViewProps) {
  const text = useTexts(comparisonTexts);
  return (
    <>
      <title>{text('title')}</title>
      <Stage {...props} />
    </>
  );
}

function Stage(props: ComparisonViewProps) {
  if (props.state === 'loading') return <ComparisonSkeleton />;
  if (props.state === 'failed') return <ComparisonFailed onRetry={props.onRetry} />;
  const { result, email, comparisonTo } = props;
  const undecided = result?.answers.expertConsultation === 'maybe';
  return (
    <>
      {result ? <RecommendationCards {...result} /> : <NoAnswers />}
      {(email || undecided) && (
        <After>
          {email && <GuideSentCard email={email} comparisonTo={comparisonTo} />}
          {undecided && <MoreDetails />}
        </After>
      )}
    </>
  );
}

const After = styled(PageContainer)({
  display: 'grid',
  gap: 24,
  paddingBlock: 'clamp(32px, 4vw, 56px) clamp(3.5rem, 2.2rem + 4.6vw, 6.5rem)',
});
