import type { Answers } from '#domain/questions/questionFlow.ts';
import comparisonTexts from '#schemas/texts/comparison.json';
import { useTexts } from '#src/texts/texts.ts';
import { Intro } from '#src/ui/Intro.tsx';
import { SectionHeading } from '../sections/ComparisonSection.tsx';

type RecommendationHeadProps = {
  answers: Answers;
  contactName?: string | undefined;
  companyName?: string | undefined;
  /** The id of the heading, when this is one section of a page. */
  headingId?: string | undefined;
};

export function RecommendationHead({ answers, contactName, companyName, headingId }: RecommendationHeadProps) {
  const text = useTexts(comparisonTexts);
  const firstName = contactName?.trim().split(/\s+/)[0];
  const title = firstName ? text('heading.named', { name: firstName }) : text('heading.anonymous');
  const count = answeredQuestions(answers);
  return (
    <>
      {headingId ? (
        <SectionHeading id={headingId} tabIndex={-1}>
          {title}
        </SectionHeading>
      ) : (
        <h1>{title}</h1>
      )}
      <Intro>
        {companyName ? text('basis.company', { count, company: companyName }) : text('basis.answers', { count })}
      </Intro>
    </>
  );
}

/** The optional question of the contact step is not a step of the quiz (D12). */
function answeredQuestions({ expertConsultation: _optional, ...answers }: Answers): number {
  return Object.values(answers).filter((answer) => answer !== undefined).length;
}
