import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { defaultInputs } from '#domain/savings/constants.ts';
import { type FormattedSide, formatReport } from '#domain/savings/formatReport.ts';
import { inputsFrom, makeReport, type ReportInputs } from '#domain/savings/report.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import { ExampleNote } from '#src/features/savings/ReportNotes.tsx';
import { SavingsReportPage } from '#src/features/savings/SavingsReportPage.tsx';
import { anyAnswers, savingsAnswers } from '#tests/support/savingsAnswers.ts';

const bookConsultation = vi.fn();

const show = (initial: ReportInputs, answers?: SavingsQuizAnswers) =>
  render(
    <SavingsReportPage
      title="Report"
      note={<ExampleNote />}
      initial={initial}
      answers={answers}
      onBookConsultation={bookConsultation}
    />,
    { wrapper: MemoryRouter },
  );

/** The lines of the receipt with this title, by label. */
function linesOf(title: string): Record<string, string> {
  const paper = screen.getByRole('heading', { name: title }).closest('.receipt-paper');
  const lines = [...(paper?.querySelectorAll('dl > div') ?? [])];
  return Object.fromEntries(
    lines.map((line) => [
      line.querySelector('dt')?.textContent ?? '',
      line.querySelector('dd')?.textContent?.trim() ?? '',
    ]),
  );
}

const sideLines = ({ rate, fee, effective, processing, pos, perYear }: FormattedSide) => ({
  'Processing rate': rate,
  'Per transaction': fee,
  ...(effective !== undefined && { 'Effective rate': effective }),
  'Processing cost': processing,
  'POS software': pos,
  'Per year': perYear,
});

test('the screen shows what the mail says, whatever was answered', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { unmount } = show(inputsFrom(answers), answers);
      const formatted = formatReport(makeReport(inputsFrom(answers)));
      expect(linesOf('Current rates')).toEqual(sideLines(formatted.current));
      expect(linesOf('Potential rates')).toEqual(sideLines(formatted.potential));
      expect(Object.values(linesOf('Total monthly benefits'))).toEqual([
        formatted.monthly.savings,
        formatted.monthly.cashback,
        formatted.yearly.total,
      ]);
      expect(document.body.textContent).not.toMatch(/NaN|Infinity|∞|-\$0(?![.\d])/);
      unmount();
    }),
    { numRuns: 25 },
  );
});

test('S-03: figures that took the place of a 0 are named', () => {
  const answers = savingsAnswers({ monthlyVolume: '0', averageOrderSize: '0' });
  show(inputsFrom(answers), answers);
  expect(screen.getByText('Calculated with $50,000 a month, because $0 was given.')).toBeVisible();
  expect(screen.getByText('Calculated with $35 per order, because $0 was given.')).toBeVisible();
});

test('every constant is under “How these figures are made” with the calculation that uses it', async () => {
  show(defaultInputs);
  const notes = screen.getByText('How these figures are made').closest('details');
  if (!notes) throw new Error('The notes are a disclosure');
  notes.open = true;
  notes.dispatchEvent(new Event('toggle'));
  const headings = await screen.findAllByRole('heading', { level: 3, hidden: true });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Estimate at the end of the quiz',
    'Potential rates of the report',
    'What the report starts with without a quiz',
  ]);
  expect([...notes.querySelectorAll('dd')].map((value) => value.firstChild?.textContent)).toEqual([
    ...['$50,000', '$35', '2%', '$0.10', '70%', '$200'],
    ...['1.69%', '$0.10', '$200', '5%'],
    ...['2.9%', '$0.30', '$300', '$50,000', '1,000'],
  ]);
});

test('a rate beyond the slider stays what was answered until the slider is moved', () => {
  show({ ...defaultInputs, currentRate: 8000 });
  expect(screen.getByRole('slider', { name: 'Processing rate' })).toHaveAttribute('aria-valuetext', '8 percent');
  expect(linesOf('Current rates')['Processing rate']).toBe('8.00%');
});
