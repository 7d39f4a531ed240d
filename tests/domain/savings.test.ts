import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultInputs } from '#domain/savings/constants.ts';
import { effectiveRate } from '#domain/savings/cost.ts';
import { estimateSavings, replacedAnswers } from '#domain/savings/estimate.ts';
import { estimateFiguresOf, figuresOf, type ShownCost } from '#domain/savings/figures.ts';
import { inputsFrom, makeReport } from '#domain/savings/report.ts';
import { differences, estimateToWire, expectedReport, reportToWire } from '#domain/savings/wire.ts';
import { dollarsOf } from '#domain/text/money.ts';
import { anyAnswers, anyInputs, savingsAnswers } from '#tests/support/savingsAnswers.ts';
import { dearer } from '#tests/support/workedSavings.ts';

describe('the estimate of the quiz', () => {
  test('S-01: the anchor figures', () => {
    expect(estimateToWire(estimateSavings(savingsAnswers()))).toEqual({
      current_processing_cost: 1592.9,
      new_processing_cost: 1142.9,
      processing_cost_savings: 450,
      current_pos_cost: 300,
      new_pos_cost: 210,
      pos_cost_savings: 90,
      total_monthly_savings: 540,
      annual_savings: 6480,
      monthly_volume: 50000,
      has_savings: true,
      current_rate: 2.9,
      transaction_fee: 0.1,
      estimated_transactions: 1429,
    });
  });

  test('S-03: a volume or order of 0 counts as 50,000 and 35, and the page can say so', () => {
    const answers = savingsAnswers({ monthlyVolume: '0', averageOrderSize: '0.00' });
    expect(estimateSavings(answers)).toEqual(estimateSavings(savingsAnswers()));
    expect([replacedAnswers(answers), replacedAnswers(savingsAnswers())]).toEqual([
      ['monthlyVolume', 'averageOrderSize'],
      [],
    ]);
  });

  test('S-04: without a POS today the new software is an extra cost of $200', () => {
    const estimate = estimateSavings(savingsAnswers({ currentPos: 'none', monthlyPosCost: '0' }));
    expect(estimateFiguresOf(estimate)).toEqual({
      monthly: { processing: 450, pos: -200, total: 250 },
      yearly: { processing: 5400, pos: -2400, total: 3000 },
    });
    expect(estimate.hasSavings).toBe(true);
  });

  test('S-04: at 2.3 % there are no savings', () => {
    const estimate = estimateSavings(savingsAnswers({ monthlyPosCost: '0', currentRate: '2.3' }));
    expect([dollarsOf(estimate.totalMonthlySavings), estimate.hasSavings]).toEqual([-50, false]);
  });

  test('D26: a saving of nothing is none, a saving of a cent is one', () => {
    const atCost = savingsAnswers({ currentRate: '2', monthlyPosCost: '200' });
    expect([
      estimateSavings(atCost).hasSavings,
      estimateSavings({ ...atCost, monthlyPosCost: '200.01' }).hasSavings,
    ]).toEqual([false, true]);
  });

  test('savings never fall when the current rate rises', () => {
    fc.assert(
      fc.property(
        anyAnswers,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        (answers, a, b) => {
          const saved = (rate: number) =>
            estimateSavings({ ...answers, currentRate: `${rate / 1000}%` }).totalMonthlySavings;
          expect(saved(Math.max(a, b))).toBeGreaterThanOrEqual(saved(Math.min(a, b)));
        },
      ),
    );
  });

  test('every figure is a whole number of cents, whatever was answered', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const figure of Object.values(estimateSavings(answers)))
          expect(typeof figure === 'boolean' || Number.isSafeInteger(figure)).toBe(true);
      }),
    );
  });
});

describe('the report', () => {
  test('the cashback is 5 % of the new yearly cost, a month of it rounded to the cent', () => {
    const { answers, report } = dearer;
    expect(makeReport(inputsFrom(answers)).cashback).toEqual(report.cashbackCents);
  });

  test('S-01: the anchor figures of the defaults', () => {
    const report = makeReport(defaultInputs);
    expect(reportToWire(report)).toEqual({
      current: {
        rate: 2.9,
        transaction_fee: 0.3,
        processing_cost: 1750,
        pos_cost: 300,
        total_monthly_cost: 2050,
        annual_cost: 24600,
      },
      potential: {
        rate: 1.69,
        transaction_fee: 0.1,
        processing_cost: 945,
        pos_cost: 200,
        total_monthly_cost: 1145,
        annual_cost: 13740,
      },
      monthly_savings: 905,
      annual_savings: 10860,
      cashback: { monthly: 57.25, annual: 687 },
      total_monthly_savings: 962.25,
      total_annual_savings: 11547,
      processing_cost_savings: 805,
      pos_cost_savings: 100,
      monthly_volume: 50000,
      estimated_transactions: 1000,
    });
    expect(figuresOf(report).benefit).toEqual({
      monthly: { savings: 905, cashback: 57, total: 962 },
      yearly: { savings: 10860, cashback: 687, total: 11547 },
    });
  });

  test('S-06: all sliders at their minimum bring nothing, never less', () => {
    const report = makeReport({ ...defaultInputs, currentRate: 1690, transactionFee: 0, currentPosCost: 5000 });
    expect([dollarsOf(report.current.totalMonthlyCost), dollarsOf(report.potential.totalMonthlyCost)]).toEqual([
      895, 1145,
    ]);
    expect(figuresOf(report).benefit).toEqual({
      monthly: { savings: 0, cashback: 0, total: 0 },
      yearly: { savings: 0, cashback: 0, total: 0 },
    });
  });

  test('S-06: all sliders at their maximum', () => {
    const report = makeReport({ ...defaultInputs, currentRate: 5000, transactionFee: 30, currentPosCost: 80_000 });
    const { current, monthlySavings, cashback, totalMonthlySavings } = report;
    expect([current.totalMonthlyCost, monthlySavings, cashback.monthly, totalMonthlySavings].map(dollarsOf)).toEqual([
      3600, 2455, 57.25, 2512.25,
    ]);
  });

  test('a switch that costs more but pays back more is shown as just that', () => {
    const report = makeReport({ ...defaultInputs, currentRate: 1690, transactionFee: 8, currentPosCost: 20_000 });
    expect(figuresOf(report).benefit.monthly).toEqual({ savings: -20, cashback: 57, total: 37 });
  });

  test('it begins with what the quiz gave', () => {
    expect(inputsFrom(savingsAnswers())).toEqual({
      currentRate: 2900,
      transactionFee: 10,
      currentPosCost: 30_000,
      monthlyVolume: 5_000_000,
      estimatedTransactions: 1429,
    });
  });

  test('savings never fall when the current rate rises, as counted and as shown', () => {
    fc.assert(
      fc.property(
        anyInputs,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        (inputs, a, b) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)].map((currentRate) =>
            makeReport({ ...inputs, currentRate }),
          );
          if (!low || !high) throw new Error('Two rates make two reports');
          expect(high.monthlySavings).toBeGreaterThanOrEqual(low.monthlySavings);
          expect(figuresOf(high).benefit.monthly.total).toBeGreaterThanOrEqual(figuresOf(low).benefit.monthly.total);
        },
      ),
    );
  });

  test('D26: parts add up to their totals as shown, and none is below 0 where it may not be', () => {
    const addsUp = ({ processing, pos, total }: ShownCost) => expect(processing + pos).toBe(total);
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { current, potential, difference, benefit } = figuresOf(makeReport(inputs));
        for (const period of ['monthly', 'yearly'] as const) {
          addsUp(current[period]);
          addsUp(potential[period]);
          addsUp(difference[period]);
          expect(current[period].total - potential[period].total).toBe(difference[period].total);
          expect(benefit[period].savings + benefit[period].cashback).toBe(benefit[period].total);
          expect(benefit[period].total).toBeGreaterThanOrEqual(0);
          expect(Object.values(benefit[period]).some((figure) => Object.is(figure, -0))).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('no volume has no effective rate', () => {
    expect([effectiveRate(175_000, 5_000_000), effectiveRate(3000, 0)]).toEqual([3500, undefined]);
  });
});

describe('on the wire', () => {
  test('a report survives JSON, and follows from its own inputs', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const received = JSON.parse(JSON.stringify(reportToWire(makeReport(inputs))));
        expect(expectedReport(received)).toEqual(makeReport(inputs));
        expect(differences(received, reportToWire(expectedReport(received)))).toEqual([]);
      }),
    );
  });

  test('a figure that does not follow is named by its path', () => {
    const report = reportToWire(makeReport(defaultInputs));
    const received = { ...report, annual_savings: 99999, cashback: { monthly: 57.25, annual: 688 } };
    expect(differences(received, report)).toEqual(['annual_savings', 'cashback.annual']);
  });
});
