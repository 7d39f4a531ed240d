import { expect, test } from 'vitest';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import { recommendSystems } from '#server/catalogue.ts';
import { readRanking, storedRanking } from '#server/repositories/storedRanking.ts';

const answers = {
  hasCurrentPOS: 'no',
  restaurantType: 'food-truck',
  locationCount: 'single',
  transactionVolume: '10k-50k',
  priorities: ['lowest-cost', 'integrations', 'mobile-ordering'],
};
const ranking = recommendSystems(answers);

test('a ranking comes back from its column as it was, in half the bytes of its own JSON', () => {
  const stored = storedRanking(ranking);
  expect(readRanking(stored)).toEqual(ranking);
  expect(stored.length).toBeLessThan(JSON.stringify(ranking).length * 0.6);
});

test('rankings of earlier releases, of nothing, and of systems that were given different answers come back too', () => {
  expect(readRanking(JSON.stringify(ranking))).toEqual(ranking);
  expect(readRanking(storedRanking([]))).toEqual([]);
  const [first, ...others] = ranking;
  const uneven = [{ ...first, points: first?.points.slice(1) } as RankedSystem, ...others];
  expect(readRanking(storedRanking(uneven))).toEqual(uneven);
});
