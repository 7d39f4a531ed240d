import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateSavings } from '#domain/savings/estimate.ts';
import { formatReport } from '#domain/savings/formatReport.ts';
import { inputsFrom, makeReport, type SavingsReport } from '#domain/savings/report.ts';
import { estimateToWire, reportToWire } from '#domain/savings/wire.ts';
import { savingsKind } from '#server/leads/kinds/savings/savingsKind.ts';
import { savingsQuoteKind } from '#server/leads/kinds/savingsQuote/savingsQuoteKind.ts';
import type { Lead } from '#server/leads/lead.ts';
import { anyAnswers, anyInputs } from '#tests/support/savingsAnswers.ts';
import { savingsContact } from '#tests/support/savingsVisit.ts';

const NOW = new Date('2025-07-04T12:00:00.000Z');

describe('screen, mail and stored record show the same figures', () => {
  const leadOf = <Details extends object>(details: Details): Lead<Details> => ({
    id: 'lead',
    kind: '',
    language: 'en',
    email: 'sam@example.com',
    fields: savingsContact(),
    // As read from the database.
    details: JSON.parse(JSON.stringify(details)),
    comparisonId: undefined,
    schemaVersion: '',
    consent: undefined,
    suspicion: undefined,
    createdAt: NOW,
  });
  const { visitorMail, salesMail } = savingsKind;
  const { visitorMail: quoteMail } = savingsQuoteKind;
  const links = { publicUrl: 'https://tillmatch.example' };
  /** Every figure on screen, which shows only what formatReport returns. */
  const shownOn = (report: SavingsReport): string[] => {
    const { current, potential, monthly, yearly } = formatReport(report);
    const ofSides = [current, potential].flatMap(({ formula, ...side }) => [
      ...Object.values(side).filter((figure) => figure !== undefined),
      `${formula.volume} × ${formula.rate} + ${formula.payments} × ${formula.fee} = ${formula.cost}`,
    ]);
    return [...ofSides, monthly.savings, monthly.cashback, monthly.total, yearly.total];
  };
  /** The figures of a mail: the values behind the labels, without the words around them. */
  const toldBy = (mail: string): Set<string> =>
    new Set(
      mail
        .split(/\n|<\/td>/)
        .map((line) => line.replace(/^ {2}.+?: |^.*<td[^>]*>/, ''))
        .flatMap((value) => [value.replace(/ \(.+\)$| per month$/, ''), /\((.+)\)$/.exec(value)?.[1] ?? '']),
    );
  const missing = (report: SavingsReport, ...mails: string[]) => {
    const shown = shownOn(report);
    return mails.flatMap((mail) => {
      const told = toldBy(mail);
      return shown.filter((figure) => !told.has(figure));
    });
  };

  test('for 10,000 answers, in the text and the HTML of the visitor’s mail and in the sales mail', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const report = makeReport(inputsFrom(answers));
        const estimate = estimateSavings(answers);
        const lead = leadOf({
          answers,
          wantsConsultation: false,
          estimate: estimateToWire(estimate),
          report: reportToWire(report),
        });
        const toVisitor = visitorMail?.write(lead, links);
        const visitorMails = estimate.hasSavings ? [toVisitor?.text ?? '', toVisitor?.html ?? ''] : [];
        const toSales = salesMail?.(lead, links).text ?? '';
        expect(missing(report, toSales, ...visitorMails)).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  test('for any position of the sliders, in the detailed quote', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const report = makeReport(inputs);
        const { text = '', html = '' } = quoteMail?.write(leadOf({ report: reportToWire(report) }), links) ?? {};
        expect(missing(report, text, html)).toEqual([]);
        expect(text).not.toMatch(/NaN|Infinity|∞|-\$0(?![.\d])/);
      }),
      { numRuns: 2000 },
    );
  });
});
