import type { PointOfSale } from '#src/api/pointOfSales.ts';
import type { FeatureCell } from '../features/featureMatrix.ts';

/** A figure with the ids of its sources. `label` names its text, `values` fill it in. */
export type Figure = {
  label: FigureLabel;
  values: FigureNames;
  value: FigureValue;
  sources: readonly string[];
};

/** A value before formatting. */
export type FigureValue =
  | { kind: 'price'; from: number | null; to: number | null }
  | { kind: 'rate'; percent: number | null; fixed: number | null }
  | { kind: 'rating'; rating: number | null }
  | { kind: 'feature'; feature: FeatureCell['value'] }
  | { kind: 'words'; words: string };

/** The keys of comparison-sources.json. */
type FigureLabel =
  | 'feature'
  | 'plan'
  | 'addon'
  | 'rate'
  | 'hardware'
  | 'contract'
  | 'rating'
  | `review.${'positive' | 'negative'}`;
type FigureNames = {
  name?: string;
  criterion?: string;
  channel?: string;
  plan?: string | undefined;
  site?: 'googlePlay' | 'g2' | 'capterra';
};

type Criterion = { id: string; title: string };

/** In the order of the page. */
export function figuresOf(
  { pricing, addons, contract, ratings, userReviews }: PointOfSale,
  criteria: readonly Criterion[],
  features: Readonly<Record<string, FeatureCell>>,
): Figure[] {
  const priced = (from: number | null, to = from) => ({ kind: 'price', from, to: to ?? from }) as const;
  return [
    ...criteria.flatMap(({ id, title }): Figure[] => {
      const cell = features[id];
      if (!cell) return [];
      return [figure('feature', { criterion: title }, { kind: 'feature', feature: cell.value }, cell.sources)];
    }),
    ...pricing.plans.map(({ name, monthly, source }) => figure('plan', { name }, priced(monthly), [source])),
    ...addons.map(({ name, monthly, monthlyMax, source }) =>
      figure('addon', { name }, priced(monthly, monthlyMax ?? monthly), [source]),
    ),
    ...pricing.rates.map(({ channel, plan, percent, fixed, source }) =>
      figure('rate', { channel, plan }, { kind: 'rate', percent, fixed }, [source]),
    ),
    ...pricing.hardware.map(({ name, priceMin, priceMax, source }) =>
      figure('hardware', { name }, priced(priceMin, priceMax), [source]),
    ),
    figure('contract', {}, { kind: 'words', words: contract.terms }, contract.sources),
    ...(['googlePlay', 'g2', 'capterra'] as const).map((site) =>
      figure(
        'rating',
        { site },
        { kind: 'rating', rating: ratings[site] },
        ratings[site] === null ? [] : ratings.sources,
      ),
    ),
    ...userReviews.map(({ sentiment, summary, source }) =>
      figure(`review.${sentiment}`, {}, { kind: 'words', words: summary }, [source]),
    ),
  ];
}

function figure(label: FigureLabel, values: FigureNames, value: FigureValue, sources: readonly string[]): Figure {
  return { label, values, value, sources };
}
