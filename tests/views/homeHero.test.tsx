import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import options from '#schemas/options.json';
import { HomeHero } from '#src/features/home/HomeHero.tsx';
import { NO_POS } from '#src/features/home/posChoices.ts';

const handlers = { onCompare: vi.fn(), onStartQuiz: vi.fn(), onPickPos: vi.fn() };

beforeEach(() => void vi.clearAllMocks());

/** The hero in a page that keeps the picked button, as HomePage does. */
function Hero({ starting = false }: { starting?: boolean }) {
  const [picked, setPicked] = useState<string>();
  const pick = (pos: string) => {
    handlers.onPickPos(pos);
    setPicked(pos);
  };
  return <HomeHero {...handlers} starting={starting} pickedPos={picked} onPickPos={pick} />;
}

const show = (starting = false) => render(<Hero starting={starting} />, { wrapper: MemoryRouter });

const keypad = () => screen.getByRole('group', { name: 'Which POS do you use today?' });

test('the headline is one sentence after the other', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Compare POS software and find the right match in 60 seconds. Take the free Quiz.',
  );
});

test("the till has a button for each system of the quiz's list, and one for none", () => {
  show();
  const keys = within(keypad()).getAllByRole('radio');
  expect(keys.map((key) => key.getAttribute('value'))).toEqual([
    ...options.$defs.currentPosSystem.oneOf.map(({ const: value }) => value),
    NO_POS,
  ]);
});

test('no button is pressed before the visitor picks one', () => {
  show();
  expect(within(keypad()).queryByRole('radio', { checked: true })).toBeNull();
});

test('picking another key releases the one before', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Clover POS' }));
  await userEvent.click(screen.getByRole('radio', { name: 'No POS yet' }));
  expect(handlers.onPickPos.mock.calls).toEqual([['clover'], [NO_POS]]);
  expect(within(keypad()).getAllByRole('radio', { checked: true })).toEqual([
    screen.getByRole('radio', { name: 'No POS yet' }),
  ]);
});

test('Start Quiz hands over the email as it was typed', async () => {
  show();
  await userEvent.click(screen.getByRole('textbox', { name: 'Email' }));
  await userEvent.paste('maria@trattoria.example');
  await userEvent.keyboard('{Enter}');
  expect(handlers.onStartQuiz.mock.calls).toEqual([['maria@trattoria.example']]);
});

test('Start Quiz says that it is busy while the quiz is starting', () => {
  show(true);
  expect(screen.getByRole('button', { name: 'Start Quiz' })).toHaveAttribute('aria-busy', 'true');
});

test('Compare solutions is the way in without an email', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Compare solutions' }));
  expect(handlers.onCompare).toHaveBeenCalledTimes(1);
});
