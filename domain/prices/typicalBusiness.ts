import type { Answers } from '../questions/questionFlow.ts';
import { centsOf } from '../text/money.ts';
import type { Business } from './threeYearTotal.ts';

/** Dollars a month for each band of the quiz: its middle, or the bound of the open one. */
const VOLUMES: Readonly<Record<string, number>> = {
  'under-10k': 5000,
  '10k-50k': 30_000,
  '50k-150k': 100_000,
  '150k-500k': 325_000,
  'over-500k': 500_000,
};

/** Locations for each answer of the quiz. */
const LOCATIONS: Readonly<Record<string, number>> = { single: 1, '2-3': 2, '4-10': 7, '10-plus': 10 };

/** The savings calculator's default (spec 9). */
const USUAL_VOLUME = 50_000;
const USUAL_ORDER = 35;

/** A business estimated from the quiz, to start a calculation with; the visitor corrects it. */
export function typicalBusiness({ transactionVolume, locationCount }: Answers): Business {
  return {
    monthlyVolume: centsOf(VOLUMES[String(transactionVolume)] ?? USUAL_VOLUME),
    averageOrder: centsOf(USUAL_ORDER),
    locations: LOCATIONS[String(locationCount)] ?? 1,
    terminalsPerLocation: 1,
  };
}
