import { isRecord } from '../json.ts';
import { centsOf, dollarsOf } from '../text/money.ts';
import { percentOf, rateOf } from '../text/rate.ts';
import { toWire, wireName } from '../wire.ts';
import type { SavingsEstimate } from './estimate.ts';
import { type CostScenario, makeReport, type ReportInputs, type SavingsReport } from './report.ts';

/** A result on the wire (spec 3, 7): dollars, percent, snake_case. */
export type WireResult = { [name: string]: number | boolean | WireResult };

const SCENARIO = {
  rate: 'percent',
  transactionFee: 'dollars',
  processingCost: 'dollars',
  posCost: 'dollars',
  totalMonthlyCost: 'dollars',
  annualCost: 'dollars',
} as const satisfies Record<keyof CostScenario, Unit>;

/** The units of the report's figures; the server derives its checks from them. */
export const REPORT_UNITS = {
  current: SCENARIO,
  potential: SCENARIO,
  monthlySavings: 'dollars',
  annualSavings: 'dollars',
  cashback: { monthly: 'dollars', annual: 'dollars' },
  totalMonthlySavings: 'dollars',
  totalAnnualSavings: 'dollars',
  processingCostSavings: 'dollars',
  posCostSavings: 'dollars',
  monthlyVolume: 'dollars',
  estimatedTransactions: 'count',
} as const satisfies Record<keyof SavingsReport, Unit | Units>;

/** The same for the estimate of the quiz. */
export const ESTIMATE_UNITS = {
  currentProcessingCost: 'dollars',
  newProcessingCost: 'dollars',
  processingCostSavings: 'dollars',
  currentPosCost: 'dollars',
  newPosCost: 'dollars',
  posCostSavings: 'dollars',
  totalMonthlySavings: 'dollars',
  annualSavings: 'dollars',
  monthlyVolume: 'dollars',
  hasSavings: 'fact',
  currentRate: 'percent',
  transactionFee: 'dollars',
  estimatedTransactions: 'count',
} as const satisfies Record<keyof SavingsEstimate, Unit>;

/** Internally, dollars are whole cents and percents are thousandths (D26). */
export type Unit = 'dollars' | 'percent' | 'count' | 'fact';
export type Units = { readonly [name: string]: Unit | Units };

export const reportToWire = (report: SavingsReport): WireResult => toWire(toUnits(report, REPORT_UNITS)) as WireResult;

export const estimateToWire = (estimate: SavingsEstimate): WireResult =>
  toWire(toUnits(estimate, ESTIMATE_UNITS)) as WireResult;

/** A report that was stored or sent as it is on the wire. */
export const reportFromWire = (report: WireResult): SavingsReport =>
  // Holds because REPORT_UNITS names every figure of a report.
  read(report, REPORT_UNITS) as SavingsReport;

/** The same for the estimate of the quiz. */
export const estimateFromWire = (estimate: WireResult): SavingsEstimate =>
  read(estimate, ESTIMATE_UNITS) as SavingsEstimate;

/** The visitor's side of a report on the wire; all other figures follow from it. */
function inputsFromWire({ current, monthly_volume, estimated_transactions }: WireResult): ReportInputs {
  const side = isRecord(current) ? current : {};
  return {
    currentRate: rateOf(Number(side.rate)),
    transactionFee: centsOf(Number(side.transaction_fee)),
    currentPosCost: centsOf(Number(side.pos_cost)),
    monthlyVolume: centsOf(Number(monthly_volume)),
    estimatedTransactions: Number(estimated_transactions),
  };
}

/** The paths of figures that differ from the expected ones. */
export function differences(received: WireResult, expected: WireResult, at = ''): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const path = `${at}${name}`;
    const other = received[name];
    if (typeof value === 'object') return differences(typeof other === 'object' ? other : {}, value, `${path}.`);
    return other === value ? [] : [path];
  });
}

/** The report that follows from the visitor's side. */
export const expectedReport = (received: WireResult): SavingsReport => makeReport(inputsFromWire(received));

function toUnits(figures: object, units: Units): WireResult {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      const unit = units[name];
      if (typeof unit === 'object') return [name, toUnits(figure as object, unit)];
      if (unit === 'dollars') return [name, dollarsOf(figure as number)];
      if (unit === 'percent') return [name, percentOf(figure as number)];
      return [name, figure as number | boolean];
    }),
  );
}

function read(result: WireResult, units: Units): object {
  return Object.fromEntries(
    Object.entries(units).map(([name, unit]) => {
      const figure = result[wireName(name)];
      if (typeof unit === 'object') return [name, read(isRecord(figure) ? figure : {}, unit)];
      if (unit === 'dollars') return [name, centsOf(Number(figure))];
      if (unit === 'percent') return [name, rateOf(Number(figure))];
      return [name, unit === 'fact' ? figure === true : Number(figure)];
    }),
  );
}
