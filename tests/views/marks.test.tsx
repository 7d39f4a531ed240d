import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TableOfContents } from '#src/features/blog/TableOfContents.tsx';
import { AnswersReceipt } from '#src/features/quiz/AnswersReceipt.tsx';
import { NumbersReceipt } from '#src/features/savings/NumbersReceipt.tsx';
import { allAnswers, quizVisit } from '#tests/support/quizVisit.ts';
import { savingsVisit } from '#tests/support/savingsVisit.ts';

// Where the visitor is: the only line of the receipt that is being answered, and its step.

type Line = { label: string | null | undefined; says: string | null | undefined; isNow: boolean };

function linesShown(): Line[] {
  return [...document.querySelectorAll('dl > div')].map((line) => ({
    label: line.querySelector('dt')?.textContent,
    says: line.querySelector('dd')?.textContent,
    isNow: line.getAttribute('data-now') === 'true',
  }));
}

test('the receipt of the quiz marks the question on the screen and no other, and counts its step', () => {
  const { actor } = quizVisit();
  const titles = ['POS today', 'Restaurant type', 'Locations', 'Monthly volume', 'Priorities'];
  const said = ['No', 'Casual Dining', '2-3', '$50,000 - $150,000', '3 chosen'];
  const questions = Object.entries(allAnswers);
  // Undefined is the contact step, where no question is on the screen.
  for (const [index, answered] of [...questions, undefined].entries()) {
    const { container, unmount } = render(<AnswersReceipt snapshot={actor.getSnapshot()} />);
    const lines = linesShown();
    expect(lines.map(({ isNow }) => isNow)).toEqual(lines.map((_, line) => line === index));
    expect(lines.map(({ says }) => says)).toEqual(
      lines.map((_, line) => (line < index ? said[line] : line === index ? 'answering now' : 'not answered yet')),
    );
    expect(within(container).getByText(`${index + 1}/6`)).toBeVisible();
    if (index === questions.length) expect(lines.map(({ label }) => label)).toEqual(titles);
    unmount();
    if (answered) actor.send({ type: `${answered[0]}.answered`, answer: answered[1] } as never);
  }
});

test('the receipt of the savings quiz marks the same, and shows each number as it was understood', () => {
  const { actor } = savingsVisit({
    currentPos: 'square-for-restaurants',
    monthlyVolume: '83000',
    averageOrderSize: '27',
  });
  for (const question of ['monthlyVolume', 'averageOrderSize']) actor.send({ type: 'next.pressed', question } as never);
  render(<NumbersReceipt snapshot={actor.getSnapshot()} />);
  const lines = linesShown();
  expect(lines.map(({ says }) => says)).toEqual([
    'Square',
    '$83,000',
    '$27',
    'answering now',
    'not answered yet',
    'not answered yet',
  ]);
  expect(lines.map(({ isNow }) => isNow)).toEqual([false, false, false, true, false, false]);
  expect(screen.getByText('3/5')).toBeVisible();
});

test('the contents of an article mark the section that is being read, as it scrolls by', () => {
  const sections = ['first', 'second', 'third'].map((id) => ({ id, title: `The ${id}` }));
  render(
    <>
      <TableOfContents sections={sections} />
      {sections.map(({ id }) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>,
  );
  const scrollTo = (line: number) =>
    act(() => {
      for (const [index, { id }] of sections.entries()) {
        const heading = document.getElementById(id) as HTMLElement;
        heading.getBoundingClientRect = () => new DOMRect(0, (index - line) * 1000, 100, 20);
      }
      window.dispatchEvent(new Event('scroll'));
    });
  const marked = () =>
    screen
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('aria-current')])
      .filter(([, current]) => current !== null);
  const seen = [-1, 0, 1, 2].map((line) => {
    scrollTo(line);
    return marked();
  });
  expect(seen).toEqual([[], [['The first', 'location']], [['The second', 'location']], [['The third', 'location']]]);
});
