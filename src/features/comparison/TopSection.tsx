import { styled } from '@mui/material/styles';
import type { Answers } from '#domain/questionFlow.ts';
import type { PointOfSale } from '#src/api/pointOfSale.ts';
import { useTexts } from '#src/texts/texts.ts';
import { AskedBody } from './AskedBody.tsx';
import type { Asked } from './asked.ts';
import { HangingBlanks } from './ComparisonSkeleton.tsx';
import { GuideSentCard } from './GuideSentCard.tsx';
import { MoreDetails } from './MoreDetails.tsx';
import './pageTexts.ts';
import { PointsBreakdown } from './points/PointsBreakdown.tsx';
import { RecommendationCards } from './RecommendationCards.tsx';
import { ResultGround } from './ResultGround.tsx';
import { recommendationsFor } from './recommendation.ts';

type TopSectionProps = {
  answers: Asked<Answers | undefined>;
  systems: Asked<PointOfSale[]>;
  contact?: { name: string; companyName: string } | undefined;
  email?: string | undefined;
};

/** The visitor's own part of the comparison; nothing where no answers are behind it (D7). */
export function TopSection({ answers, systems, contact, email }: TopSectionProps) {
  const text = useTexts('comparison-page');
  const section = text('sections.recommendations');
  if (answers.state === 'ready' && !answers.value) return null;
  const missing = [answers, systems].find(({ state }) => state !== 'ready');
  if (answers.state !== 'ready' || !answers.value || systems.state !== 'ready')
    return (
      <ResultGround busy={missing?.state === 'loading'}>
        {missing?.state === 'failed' ? (
          <AskedBody asked={missing} section={section}>
            {() => null}
          </AskedBody>
        ) : (
          <>
            <p role="status">{text('section.loading', { section })}</p>
            <HangingBlanks />
          </>
        )}
      </ResultGround>
    );
  const recommendations = recommendationsFor(answers.value, systems.value);
  return (
    <RecommendationCards
      section="recommendations"
      recommendations={recommendations}
      answers={answers.value}
      contactName={contact?.name}
      companyName={contact?.companyName}
    >
      <After>
        <PointsBreakdown recommendations={recommendations} answers={answers.value} />
        {email && <GuideSentCard email={email} />}
        {answers.value.expertConsultation === 'maybe' && <MoreDetails />}
      </After>
    </RecommendationCards>
  );
}

const After = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, marginTop: 28 });
