import { useQuery } from '@tanstack/react-query';
import { mainQuizSchema } from '#domain/mainQuiz.ts';
import type { Answers } from '#domain/questionFlow.ts';
import { findComparison } from '#src/api/comparisons.ts';
import { listPointOfSales } from '#src/api/pointOfSales.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { recommendationsFor } from './recommendation.ts';

type ComparisonResultsProps = {
  /** The address' id; undefined on the results stage of home. */
  customerId?: string | undefined;
  /** Answers the router carried; without them they are asked for by the id (D7). */
  answers?: Answers | undefined;
  contact?: { name: string; companyName: string } | undefined;
  email?: string | undefined;
  comparisonTo?: string | undefined;
};

/** The results of a visitor's answers, with what the server knows of the systems. */
export function ComparisonResults({ customerId, answers, contact, email, comparisonTo }: ComparisonResultsProps) {
  const systems = useQuery({ queryKey: ['point-of-sales'], queryFn: ({ signal }) => listPointOfSales(signal) });
  const stored = useQuery({
    queryKey: ['comparison', customerId],
    queryFn: ({ signal }) => findComparison(customerId ?? '', mainQuizSchema, signal),
    enabled: answers === undefined && customerId !== undefined,
  });

  if (systems.isError || stored.isError) {
    const retry = () => Promise.all([systems, stored].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
    return <ComparisonView state="failed" onRetry={() => void retry()} />;
  }
  if (systems.isPending || stored.isLoading) return <ComparisonView state="loading" />;

  const known = answers ?? stored.data ?? undefined;
  return (
    <ComparisonView
      state="ready"
      email={email}
      comparisonTo={comparisonTo}
      result={
        known && {
          answers: known,
          recommendations: recommendationsFor(known, systems.data),
          contactName: contact?.name,
          companyName: contact?.companyName,
        }
      }
    />
  );
}
