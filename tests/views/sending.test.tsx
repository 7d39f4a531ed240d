import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Processing } from '#src/features/quiz/Processing.tsx';
import { QuizPage } from '#src/features/quiz/QuizPage.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { FormSubmit } from '#src/ui/FormSubmit.tsx';
import { ProgressSegments } from '#src/ui/ProgressSegments.tsx';
import { allAnswers, answerAll, contact, quizVisit, ranked, settle } from '#tests/support/quizVisit.ts';

// No actor answers: the quiz keeps sending.
vi.mock('#src/features/quiz/quizActors.ts', async () => {
  const { fromObservable, fromPromise } = await import('xstate');
  const never = fromPromise<never, never>(() => new Promise(() => undefined));
  const silent = fromObservable<number, never>(() => ({ subscribe: () => ({ unsubscribe: () => undefined }) }));
  return {
    quizActors: { countdown: silent, wait: never, submitAnswers: never, recommend: never, recommendLocally: never },
  };
});

beforeEach(() => sessionStorage.clear());

describe('while the answers are being sent', () => {
  const open = () =>
    render(
      <QuizPage
        layout={(header, page) => (
          <>
            {header}
            {page}
          </>
        )}
        known={allAnswers}
        onResults={() => undefined}
        onLeave={() => undefined}
      />,
      { wrapper: MemoryRouter },
    );
  const back = () => screen.getByRole('button', { name: 'Back' });

  test('nothing can be pressed or changed: neither Back, nor a second time, nor a field', async () => {
    sessionStorage.setItem('user-email', contact().email);
    const userEvent = (await import('@testing-library/user-event')).default.setup({ delay: null });
    open();
    const submit = () => screen.getByRole('button', { name: /^(Get my results|Submitting\.\.\.)$/ });
    await screen.findByLabelText(/^Name/);
    expect([back(), submit()].map((button) => (button as HTMLButtonElement).disabled)).toEqual([false, true]);

    const { name, companyName, email, phone } = contact();
    for (const [label, value] of [
      [/^Name/, name],
      [/^Company name/, companyName],
      [/^Email/, email],
      [/^Phone/, phone],
    ] as const) {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.click(screen.getByLabelText(label));
      await userEvent.paste(value);
    }
    await userEvent.selectOptions(screen.getByLabelText(/^Timeframe/), '2-3-months');
    await userEvent.click(screen.getByLabelText(/^I agree/));
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(submit()).toHaveTextContent('Get my results');
    await userEvent.click(submit());

    await waitFor(() => expect(submit()).toHaveTextContent('Submitting...'));
    expect(back()).toBeDisabled();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeDisabled();
  });
});

describe('a dialog that sends', () => {
  const show = (isSending: boolean, onClose: () => void) =>
    render(
      <FormDialog
        open
        title="A quote"
        intro=""
        closeLabel="Close"
        onClose={onClose}
        formId="form"
        isSending={isSending}
        canBeSent
        cancelText="Cancel"
        submitText="Send"
      >
        <form id="form" />
      </FormDialog>,
    );
  const states = () => {
    const dialog = within(screen.getByRole('dialog'));
    const cancel = dialog.getByRole('button', { name: 'Cancel' }) as HTMLButtonElement;
    const send = dialog.getByRole('button', { name: 'Send' });
    return [cancel.disabled, send.getAttribute('aria-disabled'), send.getAttribute('aria-busy')];
  };

  test('cannot be left, nor sent again, and says that it is busy', async () => {
    const { default: user } = await import('@testing-library/user-event');
    const onClose = vi.fn();
    show(true, onClose);
    expect(states()).toEqual([true, 'true', 'true']);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    for (const close of screen.queryAllByRole('button', { name: 'Close' })) await user.click(close);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('can be left before', async () => {
    const { default: user } = await import('@testing-library/user-event');
    const onClose = vi.fn();
    show(false, onClose);
    expect(states()).toEqual([false, 'false', 'false']);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('the button of a page works until it is pressed, and then turns', () => {
  const { rerender } = render(<FormSubmit busy={false}>Send</FormSubmit>);
  const state = () => {
    const button = screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement;
    return [button.disabled, button.getAttribute('aria-busy')];
  };
  expect(state()).toEqual([false, 'false']);
  rerender(<FormSubmit busy>Send</FormSubmit>);
  expect(state()).toEqual([true, 'true']);
});

/** The quiz at each phase of processing, in order, and finally done. */
async function phases() {
  const { actor, replies, recommendations, endWait } = quizVisit();
  answerAll(actor);
  actor.send({ type: 'contact.submitted', contact: contact() });
  replies[0]?.resolve({ comparisonId: 'AAAAAAAAAAAA' });
  await settle();
  recommendations[0]?.resolve([ranked('toast')]);
  await settle();
  const snapshots = [];
  for (const milliseconds of [800, 1000, 1200, 1000]) {
    snapshots.push(actor.getSnapshot());
    await endWait(milliseconds);
  }
  return [...snapshots, actor.getSnapshot()];
}

test('the phases are counted, named, and ticked one after the other', async () => {
  const names = [
    'Analyzing Your Requirements',
    'Running AI Assessment',
    'Matching POS Systems',
    'Generating Recommendations',
  ];
  const seen = [];
  for (const snapshot of await phases()) {
    const { container, unmount } = render(<Processing snapshot={snapshot} />);
    const lines = [...container.querySelectorAll('ol > li')];
    expect(lines.map((line) => line.querySelector('span:not([aria-hidden]):not([class])')?.textContent)).toEqual(names);
    seen.push({
      counter: /[0-9]\/[0-9]/.exec(container.textContent ?? '')?.[0],
      heading: screen.getByRole('heading', { level: 1 }).textContent,
      done: lines.map((line) => line.textContent?.endsWith('Done')),
      now: lines.map((line) => line.getAttribute('data-now') === 'true'),
      open: lines.map((line) => line.getAttribute('data-open') === 'true'),
      sign: lines.map(({ firstElementChild: sign }) =>
        sign?.matches('svg') ? 'tick' : sign?.matches('[aria-hidden]') ? 'empty circle' : 'turning circle',
      ),
    });
    expect(container).toHaveTextContent('Trattoria Gallo');
    unmount();
  }
  const upTo = (count: number) => names.map((_, index) => index < count);
  const only = (index: number) => names.map((_, other) => other === index);
  const after = (index: number) => names.map((_, other) => other > index);
  expect(seen).toEqual([
    ...names.map((heading, index) => ({
      counter: `${index + 1}/4`,
      heading,
      done: upTo(index),
      now: only(index),
      open: after(index),
      sign: names.map((_, line) => (line < index ? 'tick' : line === index ? 'turning circle' : 'empty circle')),
    })),
    { counter: '4/4', heading: names[3], done: upTo(4), now: only(-1), open: after(3), sign: names.map(() => 'tick') },
  ]);
});

test('the bar of progress says step and share, and is filled as far', () => {
  render(<ProgressSegments step={3} total={8} percent={38} label="Progress" stepText="Step 3 of 8" />);
  const bar = screen.getByRole('progressbar', { name: 'Progress' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['38', 'Step 3 of 8']);
  expect(screen.getByText('38%')).toBeVisible();
  expect(bar.querySelector('rect')?.getAttribute('width')).toBe('37.5%');
  expect(bar.querySelectorAll('rect')).toHaveLength(8);
});
