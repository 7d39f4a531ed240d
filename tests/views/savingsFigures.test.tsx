import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { inputsFrom } from '#domain/savings/report.ts';
import { AnswerHint } from '#src/features/savings/AnswerHint.tsx';
import { NoSavings } from '#src/features/savings/NoSavings.tsx';
import { SavingsReportPage } from '#src/features/savings/SavingsReportPage.tsx';
import { savingsVisit } from '#tests/support/savingsVisit.ts';
import { cheaper, dearer } from '#tests/support/workedSavings.ts';

// The expected figures were worked out by hand, not by the product: a figure from another field or period differs.

const { report, estimate } = dearer;

function showReport() {
  const { answers } = dearer;
  render(
    <SavingsReportPage
      title="Report"
      note={null}
      initial={inputsFrom(answers)}
      answers={answers}
      onBookConsultation={() => undefined}
    />,
    { wrapper: MemoryRouter },
  );
}

const paper = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('.receipt-paper, figure, section') as HTMLElement;
const lines = (element: Element) =>
  [...element.querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent?.trim(),
  ]);

test('the benefit is per month, its total per year', () => {
  showReport();
  const benefit = paper('Total monthly benefits');
  expect(within(benefit).getByText(report.monthly.total)).toBeVisible();
  expect(lines(benefit)).toEqual([
    ['Monthly savings', report.monthly.savings],
    ['Cashback, 5% of the new yearly cost', report.monthly.cashback],
    ['Total per year', report.yearly.total],
  ]);
});

test('both sides show their own rate, fee and cost', () => {
  showReport();
  for (const [title, side] of [
    ['Current rates', report.current],
    ['Potential rates', report.potential],
  ] as const) {
    const receipt = paper(title);
    expect(within(receipt).getByText('per month').parentElement).toHaveTextContent(side.total);
    expect(lines(receipt)).toEqual([
      ['Processing rate', side.rate],
      ['Per transaction', side.fee],
      ['Effective rate', side.effective],
      ['Processing cost', side.processing],
      ['POS software', side.pos],
      ['Per year', side.perYear],
    ]);
  }
});

test('the estimate has its own figures, per month and per year, and says what it is calculated with', () => {
  showReport();
  const receipt = paper('From your answers');
  expect(within(receipt).getByText('per month').parentElement).toHaveTextContent(estimate.month);
  expect(lines(receipt)).toEqual([
    ['Processing savings', estimate.processing],
    ['POS software savings', estimate.pos],
    ['Total per month', estimate.month],
    ['Total per year', estimate.year],
  ]);
  expect(receipt).toHaveTextContent(
    /calculated with 2% \+ \$0\.10 and POS software at 70% of today's price, at least \$200\./,
  );
});

test('the table of the chart has both periods, column by column', () => {
  showReport();
  const rows = within(screen.getByRole('table', { name: 'Cost, current and potential' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Current, Per month', report.current.processing, report.current.pos, report.current.total],
    ['Potential, Per month', report.potential.processing, report.potential.pos, report.potential.total],
    ['Current, 12 months', ...report.current.year],
    ['Potential, 12 months', ...report.potential.year],
  ]);
});

test('the bars follow the chosen period: parts, totals, widths and the difference', () => {
  showReport();
  const bars = () => {
    const figure = paper('Cost, current and potential');
    const rows = [...figure.querySelectorAll('b')].map(({ parentElement }) => parentElement as HTMLElement);
    return rows.map((row) => [
      row.querySelector('b')?.textContent,
      row.querySelector('small')?.textContent,
      ...[...row.querySelectorAll('rect[data-part=processing], rect[data-part=pos]')].map((bar) =>
        Number.parseFloat(bar.getAttribute('width') ?? '').toFixed(1),
      ),
    ]);
  };
  const parts = (processing: string | undefined, pos: string | undefined) =>
    `Processing ${processing}, POS software ${pos}`;
  expect(bars()).toEqual([
    [report.current.total, parts(report.current.processing, report.current.pos), ...report.current.shares.monthly],
    [
      report.potential.total,
      parts(report.potential.processing, report.potential.pos),
      ...report.potential.shares.monthly,
    ],
  ]);
  expect(paper('Cost, current and potential')).toHaveTextContent(`${report.less.monthly} less`);

  fireEvent.click(screen.getByRole('radio', { name: '12 months' }));
  expect(bars()).toEqual(
    [report.current, report.potential].map(({ year: [processing, pos, total], shares }) => [
      total,
      parts(processing, pos),
      ...shares.yearly,
    ]),
  );
  expect(paper('Cost, current and potential')).toHaveTextContent(`${report.less.yearly} less`);
});

test('the formulas are those of today and of the offer, to the cent', () => {
  showReport();
  expect(screen.getByText(report.current.formula)).toBeVisible();
  expect(screen.getByText(report.potential.formula)).toBeVisible();
});

test('each slider shows and speaks its own figure', () => {
  showReport();
  const sliders = ['Processing rate', 'Fee per transaction', 'Monthly POS software cost'].map((name) => {
    const slider = screen.getByRole('slider', { name });
    const shown = slider.closest('div')?.parentElement?.querySelector('output');
    return [(slider as HTMLInputElement).value, shown?.textContent, slider.getAttribute('aria-valuetext')];
  });
  expect(sliders).toEqual([
    ['3.1', '3.10%', '3.1 percent'],
    ['0.15', '$0.15', '$0.15 per transaction'],
    ['410', '$410', '$410 per month'],
  ]);
});

test('who pays less already is told both costs of a month and what lies between', () => {
  render(<NoSavings answers={cheaper.answers} />, { wrapper: MemoryRouter });
  expect(lines(document.body)).toEqual([
    ['You pay today, per month', cheaper.today],
    ['Our standard offer, per month', cheaper.offer],
    ['You pay less, per month', cheaper.less],
  ]);
});

/** The note below a question, by the visitor's system; the published rate of Square is 2.6 % + $0.15. */
function showHint(question: string, currentPos: string, answer?: string) {
  const { actor } = savingsVisit({ currentPos: currentPos as 'square-for-restaurants' });
  if (answer !== undefined) actor.send({ type: 'monthlyVolume.edited', answer });
  const sent: unknown[] = [];
  const reporting = { ...actor, send: (event: unknown) => void sent.push(event) } as unknown as typeof actor;
  const { container } = render(<AnswerHint question={question} snapshot={actor.getSnapshot()} actor={reporting} />);
  return { container, sent };
}

test('the published rate is that of the visitor’s system, rate and fee in their places, and can be taken over', () => {
  const { container, sent } = showHint('currentRate', 'square-for-restaurants');
  expect(container.querySelectorAll('p')[0]).toHaveTextContent('Square publishes 2.6% + $0.15 per transaction.');
  expect(container.querySelectorAll('p')[1]).toHaveTextContent(
    'Free and Plus plans, in person, 2025. Read in July 2025.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Use 2.6%' }));
  expect(sent).toEqual([{ type: 'currentRate.edited', answer: '2.6%' }]);
});

test('the fee question names the fee alone, and a system without a published rate has no note', () => {
  const { container } = showHint('transactionFee', 'square-for-restaurants');
  expect(container.querySelector('p')).toHaveTextContent('Square publishes $0.15 per transaction.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(showHint('currentRate', 'none').container).toBeEmptyDOMElement();
});

test('S-03: the note at a 0 names the figure that replaces this answer', () => {
  expect(showHint('monthlyVolume', 'none', '0').container).toHaveTextContent(
    'We assume $50,000 a month when this is $0.',
  );
  expect(showHint('monthlyVolume', 'none', '1').container).toHaveTextContent(/^$/);
});
