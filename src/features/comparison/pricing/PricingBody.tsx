import type { Answers } from '#domain/questions/questionFlow.ts';
import type { PointOfSale } from '#src/api/pointOfSales.ts';
import { PricingTable } from './PricingTable.tsx';
import { TotalCalculator } from './TotalCalculator.tsx';

type PricingBodyProps = {
  systems: readonly PointOfSale[];
  marked: readonly string[];
  answers: Answers | undefined;
};

export function PricingBody({ systems, marked, answers }: PricingBodyProps) {
  return (
    <>
      <PricingTable systems={systems} marked={marked} />
      <TotalCalculator systems={systems} marked={marked} answers={answers} />
    </>
  );
}
