import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { useSystems } from '../systems/useSystems.ts';
import { TopSection, type TopSectionProps } from './TopSection.tsx';
import { type CarriedResults, useResults } from './useResults.ts';

type ResultsStageProps = Pick<TopSectionProps, 'contact' | 'email'> & {
  customerId: string | undefined;
  carried: CarriedResults;
  comparisonTo: string;
};

export function ResultsStage({ customerId, carried, ...visitor }: ResultsStageProps) {
  const systems = useSystems();
  const results = useResults(customerId, carried);
  return (
    <PartBoundary>
      <TopSection results={results} systems={systems} {...visitor} />
    </PartBoundary>
  );
}
