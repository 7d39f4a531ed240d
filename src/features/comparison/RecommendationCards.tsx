import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Answers } from '#domain/questionFlow.ts';
import { useTexts } from '#src/texts/texts.ts';
import { from } from '#src/theme/shape.ts';
import { Lead } from '#src/ui/Lead.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { SectionHeading } from './ComparisonSection.tsx';
import './comparisonTexts.ts';
import { ResultGround } from './ResultGround.tsx';
import { RunnerUpCard } from './RunnerUpCard.tsx';
import type { Recommendation } from './recommendation.ts';
import { headingId, type Section } from './sections.ts';
import { TopCard } from './TopCard.tsx';

export type RecommendationCardsProps = {
  /** Best first. */
  recommendations: readonly Recommendation[];
  answers: Answers;
  contactName?: string | undefined;
  companyName?: string | undefined;
  /** Where these are one part of a page, their section of it. */
  section?: Section;
  /** What stands below the cards on the same ground. */
  children?: ReactNode;
};

/** The visitor's top 3, hanging from one rail: the first in full, the others with what speaks for and against them. */
export function RecommendationCards({
  recommendations,
  answers,
  contactName,
  companyName,
  section,
  children,
}: RecommendationCardsProps) {
  const text = useTexts('comparison');
  const [top, ...others] = recommendations;
  const firstName = contactName?.trim().split(/\s+/)[0];
  const title = firstName ? text('heading.named', { name: firstName }) : text('heading.anonymous');
  const count = answeredQuestions(answers);
  return (
    <ResultGround {...(section && { id: section, 'aria-labelledby': headingId(section) })}>
      {section ? (
        <SectionHeading id={headingId(section)} tabIndex={-1}>
          {title}
        </SectionHeading>
      ) : (
        <h1>{title}</h1>
      )}
      <Lead>
        {companyName ? text('basis.company', { count, company: companyName }) : text('basis.answers', { count })}
      </Lead>
      <Rail aria-hidden />
      <HangingChecks>
        {top && <TopCard recommendation={top} />}
        {others.map((recommendation, position) => (
          <RunnerUpCard
            key={recommendation.vendor.slug}
            recommendation={recommendation}
            answers={answers}
            rank={position + 2}
          />
        ))}
      </HangingChecks>
      {children}
    </ResultGround>
  );
}

/** The optional question of the contact step is no step of the quiz (D12). */
function answeredQuestions({ expertConsultation: _optional, ...answers }: Answers): number {
  return Object.values(answers).filter((answer) => answer !== undefined).length;
}

export const HangingChecks = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)', paddingInline: 20 },
});
