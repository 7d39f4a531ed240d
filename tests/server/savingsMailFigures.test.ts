import { expect, test } from 'vitest';
import { estimateSavings } from '#domain/savings/estimate.ts';
import { inputsFrom, makeReport } from '#domain/savings/report.ts';
import { estimateToWire, reportToWire } from '#domain/savings/wire.ts';
import { savingsKind } from '#server/leads/kinds/savings/savingsKind.ts';
import { savingsQuoteKind } from '#server/leads/kinds/savingsQuote/savingsQuoteKind.ts';
import { savingsContact } from '#tests/support/savingsVisit.ts';
import { cheaper, dearer } from '#tests/support/workedSavings.ts';

// Which figure belongs to which label, compared with figures worked out by hand.

const { report, estimate, answers } = dearer;

const leadOf = (given: typeof answers) => ({
  id: 'lead',
  kind: '',
  language: 'en',
  email: 'sam@example.com',
  fields: savingsContact(),
  details: {
    answers: given,
    wantsConsultation: false,
    estimate: estimateToWire(estimateSavings(given)),
    report: reportToWire(makeReport(inputsFrom(given))),
  },
  comparisonId: undefined,
  schemaVersion: '',
  consent: undefined,
  suspicion: undefined,
  createdAt: new Date('2025-07-04T12:00:00.000Z'),
});
const links = { publicUrl: 'https://tillmatch.example' };

/** The indented lines below a title, up to the next blank line. */
function section(mail: string, title: string): string[] {
  const all = mail.split('\n');
  const start = all.indexOf(title) + 1;
  expect([title, start]).not.toEqual([title, 0]);
  return all.slice(start, all.indexOf('', start)).map((line) => line.trim());
}

const reportLines = {
  'Total monthly benefits': [
    `Total monthly benefits: ${report.monthly.total}`,
    `Monthly savings: ${report.monthly.savings}`,
    `Cashback, 5% of the new yearly cost: ${report.monthly.cashback}`,
    `Total per year: ${report.yearly.total}`,
  ],
  ...Object.fromEntries(
    (
      [
        ['Current rates', report.current],
        ['Potential rates', report.potential],
      ] as const
    ).map(([title, side]) => [
      title,
      [
        `Processing rate: ${side.rate}`,
        `Per transaction: ${side.fee}`,
        `Effective rate: ${side.effective}`,
        `Processing cost: ${side.processing} (${side.formula})`,
        `POS software: ${side.pos}`,
        `Total: ${side.total} per month`,
        `Per year: ${side.perYear}`,
      ],
    ]),
  ),
};
const estimateLines = {
  'From your answers': [
    `Processing savings: ${estimate.processing}`,
    `POS software savings: ${estimate.pos}`,
    `Total per month: ${estimate.month}`,
    `Total per year: ${estimate.year}`,
  ],
};
const told = (mail: string, expected: Record<string, string[]>) =>
  Object.fromEntries(Object.keys(expected).map((title) => [title, section(mail, title)]));

test.each([
  ['visitor', () => savingsKind.visitorMail?.write(leadOf(answers), links), { ...reportLines, ...estimateLines }],
  ['sales team', () => savingsKind.salesMail?.(leadOf(answers), links), { ...reportLines, ...estimateLines }],
  ['visitor, who asked for a quote', () => savingsQuoteKind.visitorMail?.write(leadOf(answers), links), reportLines],
  ['sales team, of a quote', () => savingsQuoteKind.salesMail?.(leadOf(answers), links), reportLines],
])('the mail to the %s has each figure of the report behind its label', (_, write, expected) => {
  expect(told(write()?.text ?? '', expected)).toEqual(expected);
});

test('the headline of the report is the benefit of a month', () => {
  const { text = '', html = '' } = savingsKind.visitorMail?.write(leadOf(answers), links) ?? {};
  expect(text).toMatch(/^Total monthly benefits: \$1,630$/m);
  expect(/font-size:22px[^>]*>([^<]*)</.exec(html)?.[1]).toBe('Total monthly benefits: $1,630');
});

test('who has nothing to save is told no benefit, and the estimate that says so', () => {
  const { text = '' } = savingsKind.visitorMail?.write(leadOf(cheaper.answers), links) ?? {};
  expect(text).not.toMatch(/Total monthly benefits/);
  // 1,730.70 - 1,967.40 for payments and 120 - 200 for software, in whole dollars.
  expect(section(text, 'From your answers')).toEqual([
    'Processing savings: -$237',
    'POS software, extra cost: -$80',
    'Total per month: -$317',
    'Total per year: -$3,800',
  ]);
});
