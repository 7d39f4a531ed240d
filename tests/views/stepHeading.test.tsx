import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { StepHeading } from '#src/questions/StepHeading.tsx';
import { watchForActivity } from '#src/ui/activity.ts';

const step = (name: string) => (
  <>
    <StepHeading id="heading" step={name}>
      {name}
    </StepHeading>
    <input aria-label="Answer" />
    <button type="button">Next</button>
  </>
);

const nextFrame = () => act(() => new Promise((shown) => requestAnimationFrame(shown)));

test('F-13: a new step takes the focus from the control that led to it', async () => {
  watchForActivity();
  const { rerender } = render(step('first'));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  rerender(step('second'));
  await nextFrame();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('a field that a visitor has reached before the heading took the focus keeps it, with what is typed', async () => {
  watchForActivity();
  const { rerender } = render(step('first'));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  rerender(step('second'));
  screen.getByRole('textbox').focus();
  await nextFrame();
  await userEvent.keyboard('0');
  expect(screen.getByRole('textbox')).toHaveValue('0');
});
