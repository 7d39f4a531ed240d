import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { comparisonReportMachine, type ReportRequest } from '#machines/comparisonReport/comparisonReportMachine.ts';
import { type QuoteSubmission, quoteMachine } from '#machines/quote/quoteMachine.ts';
import { GuideSentCard } from '#src/features/comparison/results/GuideSentCard.tsx';
import { ReportDialog } from '#src/features/comparisonReport/ReportDialog.tsx';
import { QuoteDialog } from '#src/features/quote/QuoteDialog.tsx';
import { visitorContact } from '#tests/support/visitorContact.ts';

// What the submit button says before it is pressed, and while there is no answer yet.

const sendReport = vi.hoisted(() => vi.fn(() => new Promise<void>(() => undefined)));
vi.mock('#src/api/sendComparisonReport.ts', () => ({ sendComparisonReport: sendReport }));

const unanswered = <Input,>() => fromPromise<void, Input>(() => new Promise(() => undefined));

const stateOf = (name: string) => {
  const button = screen.getByRole('button', { name });
  return { isBusy: button.getAttribute('aria-busy'), isHeld: button.getAttribute('aria-disabled') };
};

test('the quote modal says how many quotes it asks for, then that it does', () => {
  const actor = createActor(quoteMachine.provide({ actors: { submitQuote: unanswered<QuoteSubmission>() } }), {
    input: { contact: visitorContact(), attemptId: 'visit' },
  }).start();
  actor.send({ type: 'modal.opened', recommended: ['toast', 'clover'] });
  const { rerender } = render(<QuoteDialog flow={[actor.getSnapshot(), actor]} />);
  expect(stateOf('Get 2 Quotes')).toEqual({ isBusy: 'false', isHeld: 'false' });

  actor.send({ type: 'request.submitted' });
  rerender(<QuoteDialog flow={[actor.getSnapshot(), actor]} />);
  expect(stateOf('Submitting...')).toEqual({ isBusy: 'true', isHeld: 'true' });
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
});

test('the dialog of the report says that it sends', () => {
  const actor = createActor(comparisonReportMachine.provide({ actors: { sendReport: unanswered<ReportRequest>() } }), {
    input: { attemptId: 'visit' },
  }).start();
  actor.send({ type: 'dialog.opened' });
  actor.send({ type: 'email.changed', email: 'maria@example.com' });
  const { rerender } = render(<ReportDialog flow={[actor.getSnapshot(), actor]} />);
  expect(stateOf('Send me the report')).toEqual({ isBusy: 'false', isHeld: 'false' });

  actor.send({ type: 'email.submitted' });
  rerender(<ReportDialog flow={[actor.getSnapshot(), actor]} />);
  expect(stateOf('Sending...')).toEqual({ isBusy: 'true', isHeld: 'true' });
});

test('the card of the guide says that it sends, once', () => {
  render(<GuideSentCard email="maria@example.com" />, { wrapper: MemoryRouter });
  expect(stateOf('Send Me Implementation Details')).toEqual({ isBusy: 'false', isHeld: 'false' });

  fireEvent.click(screen.getByRole('button', { name: 'Send Me Implementation Details' }));
  expect(stateOf('Sending...')).toEqual({ isBusy: 'true', isHeld: 'true' });
  fireEvent.click(screen.getByRole('button', { name: 'Sending...' }));
  expect(sendReport).toHaveBeenCalledTimes(1);
});
