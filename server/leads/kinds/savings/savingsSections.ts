import { ENGLISH } from '#domain/pages/languagePaths.ts';
import { reportConstants } from '#domain/savings/constants.ts';
import type { SavingsEstimate } from '#domain/savings/estimate.ts';
import { estimateFiguresOf } from '#domain/savings/figures.ts';
import { type FormattedSide, formatReport } from '#domain/savings/formatReport.ts';
import type { SavingsReport } from '#domain/savings/report.ts';
import { formatDollars } from '#domain/text/money.ts';
import { formatRate } from '#domain/text/rate.ts';
import texts from '#schemas/texts/savings.json' with { type: 'json' };
import { localeOf } from '#server/localeOf.ts';
import type { Line, Section } from '#server/mail/templates/sections.ts';
import { fillText } from '#server/texts.ts';
import { translated } from '#server/translated.ts';

/** The words of the screen in a language. */
const wordsIn = (language: string) => translated('texts/savings.json', texts, language);

/** The report as sections of a mail, in the words and figures of the screen. */
export function reportSections(report: SavingsReport, language: string = ENGLISH): Section[] {
  const { report: words } = wordsIn(language);
  const locale = localeOf(language);
  const { current, potential, monthly, yearly } = formatReport(report, locale);
  const cashbackLabel = fillText(words.cashback, { share: formatRate(reportConstants.cashback, locale) });
  return [
    {
      title: words.benefits,
      lines: [
        { label: words.benefits, value: monthly.total },
        { label: monthly.isExtraCost ? words.extraCost : words.monthlySavings, value: monthly.savings },
        { label: cashbackLabel, value: monthly.cashback },
        { label: words.totalYear, value: yearly.total },
      ],
    },
    { title: words.current, lines: sideLines(current, language) },
    { title: words.potential, lines: sideLines(potential, language) },
  ];
}

export function estimateSection(estimate: SavingsEstimate, language: string = ENGLISH): Section {
  const { estimate: estimateWords } = wordsIn(language);
  const { monthly, yearly } = estimateFiguresOf(estimate);
  const locale = localeOf(language);
  return {
    title: estimateWords.heading,
    lines: [
      { label: estimateWords.processing, value: formatDollars(monthly.processing, locale) },
      {
        label: monthly.pos < 0 ? estimateWords.posExtra : estimateWords.pos,
        value: formatDollars(monthly.pos, locale),
      },
      { label: estimateWords.month, value: formatDollars(monthly.total, locale) },
      { label: estimateWords.year, value: formatDollars(yearly.total, locale) },
    ],
  };
}

function sideLines(side: FormattedSide, language: string): Line[] {
  const { rate, fee, effective, processing, pos, total, perYear, formula } = side;
  const { report: words, chart } = wordsIn(language);
  return [
    { label: words.rate, value: rate },
    { label: words.fee, value: fee },
    ...(effective === undefined ? [] : [{ label: words.effective, value: effective }]),
    { label: words.processing, value: `${processing} (${fillText(chart.formula, formula)})` },
    { label: words.pos, value: pos },
    { label: chart.total, value: `${total} ${words.perMonth}` },
    { label: words.perYear, value: perYear },
  ];
}
