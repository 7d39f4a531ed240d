import comparisonTexts from '#schemas/texts/comparison.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Lead } from '#src/ui/Lead.tsx';
import { ResultGround } from './ResultGround.tsx';

/** A comparison opened without the answers behind it, from a link for instance (D7). */
export function NoAnswers() {
  const text = useTexts(comparisonTexts);
  return (
    <ResultGround>
      <h1>{text('title')}</h1>
      <Lead>{text('noAnswers.text')}</Lead>
      <ButtonLink to={paths.startQuiz} size="large">
        {text('noAnswers.quiz')}
      </ButtonLink>
    </ResultGround>
  );
}
