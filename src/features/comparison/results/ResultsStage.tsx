import comparisonTexts from '#schemas/texts/comparison.json';
import { useTexts } from '#src/texts/texts.ts';
import { useSystems } from '../systems/useSystems.ts';
import { TopSection, type TopSectionProps } from './TopSection.tsx';
import { type CarriedResults, useResults } from './useResults.ts';

type ResultsStageProps = Pick<TopSectionProps, 'contact' | 'email'> & {
  customerId: string | undefined;
  carried: CarriedResults;
  comparisonTo: string;
};

export function ResultsStage({ customerId, carried, ...visitor }: ResultsStageProps) {
  const text = useTexts(comparisonTexts);
  const systems = useSystems();
  const results = useResults(customerId, carried);
  return (
    <>
      <title>{text('title')}</title>
      <TopSection results={results} systems={systems} {...visitor} />
    </>
  );
}
