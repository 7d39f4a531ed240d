import type { Business } from '#domain/prices/threeYearTotal.ts';
import { parseCount, parseMoney, shownCount, shownMoney, typedCount, typedMoney } from '#domain/text/money.ts';

export type BusinessTexts = Record<keyof Business, string>;

export const textsOf = (business: Business): BusinessTexts => ({
  monthlyVolume: shownMoney(typedMoney(business.monthlyVolume)),
  averageOrder: shownMoney(typedMoney(business.averageOrder)),
  locations: shownCount(typedCount(business.locations)),
  terminalsPerLocation: shownCount(typedCount(business.terminalsPerLocation)),
});

/** More locations or terminals than any business has. */
const HIGHEST_COUNT = 10_000;

/** A field that can't be read or used becomes undefined (D25). */
export function readBusiness(texts: BusinessTexts): { [Field in keyof Business]: Business[Field] | undefined } {
  return {
    monthlyVolume: positive(parseMoney(texts.monthlyVolume)),
    averageOrder: positive(parseMoney(texts.averageOrder)),
    locations: counted(texts.locations),
    terminalsPerLocation: counted(texts.terminalsPerLocation),
  };
}

const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined);

function counted(text: string): number | undefined {
  const count = positive(parseCount(text));
  return count !== undefined && count <= HIGHEST_COUNT ? count : undefined;
}

export function isWhole(business: ReturnType<typeof readBusiness>): business is Business {
  return Object.values(business).every((value) => value !== undefined);
}
