import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '#src/api/apiError.ts';
import { settle } from '#tests/support/quizVisit.ts';
import { savingsAnswers } from '#tests/support/savingsAnswers.ts';
import { answerSavings, savingsContact, savingsVisit } from '#tests/support/savingsVisit.ts';

type Visit = ReturnType<typeof savingsVisit>;
const where = (visit: Visit) => visit.actor.getSnapshot().value;
const drafts = (visit: Visit) => visit.actor.getSnapshot().context.drafts;

/** A visit whose fee question is on the screen. */
function atFee() {
  const visit = savingsVisit();
  for (const question of ['monthlyVolume', 'averageOrderSize', 'currentRate'] as const)
    visit.actor.send({ type: `${question}.answered`, answer: savingsAnswers()[question] });
  return visit;
}

/** A visit whose contact step is ready to be sent. */
async function atReady(changes = {}) {
  const visit = savingsVisit();
  await answerSavings(visit, changes);
  for (let second = 0; second < 3; second += 1) await visit.endWait();
  return visit;
}

async function submitted(changes = {}) {
  const visit = await atReady(changes);
  visit.actor.send({ type: 'contact.submitted', contact: savingsContact() });
  return visit;
}

describe('questions', () => {
  test('spec 3: five questions in order, the current POS was chosen before', async () => {
    const visit = savingsVisit();
    const passed: unknown[] = [];
    visit.actor.subscribe(({ value }) => passed.push(value));
    await answerSavings(visit);
    expect(passed).toEqual([
      { answering: 'averageOrderSize' },
      { answering: 'currentRate' },
      { answering: { transactionFee: 'open' } },
      { answering: { transactionFee: 'chosen' } },
      { answering: 'monthlyPosCost' },
      { contact: 'threeSecondsLeft' },
    ]);
    expect(visit.actor.getSnapshot().context.answers).toEqual(savingsAnswers());
  });

  test.each(['', '   ', '-500', '1e5', '1234,56', undefined, 500])('%j is no amount and leads nowhere', (answer) => {
    const visit = savingsVisit();
    visit.actor.send({ type: 'monthlyVolume.answered', answer });
    visit.actor.send({ type: 'monthlyVolume.edited', answer });
    expect(visit.actor.getSnapshot().can({ type: 'next.pressed' })).toBe(false);
    visit.actor.send({ type: 'next.pressed' });
    expect(where(visit)).toEqual({ answering: 'monthlyVolume' });
  });

  test('F-12: what is typed is kept as it was typed, and Next goes on with it', () => {
    const visit = savingsVisit();
    for (const answer of ['1', '12', '12.', '12.9', '12.90'])
      visit.actor.send({ type: 'monthlyVolume.edited', answer });
    expect(drafts(visit)).toEqual({ monthlyVolume: '12.90' });
    visit.actor.send({ type: 'next.pressed' });
    expect(visit.actor.getSnapshot().context.answers.monthlyVolume).toBe('12.90');
  });

  test('D24: a rate above 20 % leads nowhere', () => {
    const visit = savingsVisit();
    visit.actor.send({ type: 'monthlyVolume.answered', answer: '50000' });
    visit.actor.send({ type: 'averageOrderSize.answered', answer: '35' });
    visit.actor.send({ type: 'currentRate.answered', answer: '0.9' });
    expect(where(visit)).toEqual({ answering: 'currentRate' });
    visit.actor.send({ type: 'currentRate.answered', answer: '0.9%' });
    expect(where(visit)).toEqual({ answering: { transactionFee: 'open' } });
  });

  test('there is no way back beyond the first question', () => {
    const visit = savingsVisit();
    expect(visit.actor.getSnapshot().can({ type: 'back.pressed' })).toBe(false);
  });
});

describe('a choice that leads on by itself', () => {
  test('spec 9: 500 ms after it was made', async () => {
    const visit = atFee();
    visit.actor.send({ type: 'transactionFee.answered', answer: '0.10' });
    expect([where(visit), visit.waits.map(({ milliseconds }) => milliseconds)]).toEqual([
      { answering: { transactionFee: 'chosen' } },
      [500],
    ]);
    await visit.endWait();
    expect(where(visit)).toEqual({ answering: 'monthlyPosCost' });
  });

  test('a second choice within that time wins, and the time starts again', async () => {
    const visit = atFee();
    visit.actor.send({ type: 'transactionFee.answered', answer: '0.10' });
    visit.actor.send({ type: 'transactionFee.answered', answer: '0.20' });
    const [first, second] = visit.waits;
    expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, false]);
    first?.over();
    await settle();
    expect(where(visit)).toEqual({ answering: { transactionFee: 'chosen' } });
    await visit.endWait();
    expect(visit.actor.getSnapshot().context.answers.transactionFee).toBe('0.20');
  });

  test('so does one made with the arrow keys', async () => {
    const visit = atFee();
    visit.actor.send({ type: 'transactionFee.answered', answer: '0.10' });
    visit.actor.send({ type: 'transactionFee.edited', answer: '0.15' });
    await visit.endWait();
    expect(visit.actor.getSnapshot().context.answers.transactionFee).toBe('0.15');
  });

  test('Back within that time wins, and the choice is still there on return', async () => {
    const visit = atFee();
    visit.actor.send({ type: 'transactionFee.answered', answer: '0.10' });
    visit.actor.send({ type: 'back.pressed' });
    await visit.endWait();
    expect([where(visit), drafts(visit)]).toEqual([{ answering: 'currentRate' }, { transactionFee: '0.10' }]);
  });

  test('Next within that time goes on once', async () => {
    const visit = atFee();
    visit.actor.send({ type: 'transactionFee.answered', answer: '0.10' });
    visit.actor.send({ type: 'next.pressed' });
    await visit.endWait();
    expect(where(visit)).toEqual({ answering: 'monthlyPosCost' });
  });

  test('F-02: choosing what is chosen already leads on', async () => {
    const visit = atFee();
    visit.actor.send({ type: 'transactionFee.answered', answer: '0.10' });
    await visit.endWait();
    visit.actor.send({ type: 'back.pressed' });
    visit.actor.send({ type: 'transactionFee.answered', answer: '0.10' });
    await visit.endWait();
    expect(where(visit)).toEqual({ answering: 'monthlyPosCost' });
  });

  test('what is no option does not begin the time', () => {
    const visit = atFee();
    for (const answer of ['0.30', 0.1, undefined]) visit.actor.send({ type: 'transactionFee.answered', answer });
    expect([where(visit), visit.waits]).toEqual([{ answering: { transactionFee: 'open' } }, []]);
  });
});

describe('contact', () => {
  test('D28: three seconds, in which nothing can be sent but all can be typed', async () => {
    const visit = savingsVisit();
    await answerSavings(visit);
    const seconds: unknown[] = [];
    for (let second = 0; second < 4; second += 1) {
      const { children, value } = visit.actor.getSnapshot();
      seconds.push([value, Object.keys(children).length]);
      if (second < 3) visit.actor.send({ type: 'contact.submitted', contact: savingsContact() });
      visit.actor.send({ type: 'contact.changed', contact: { name: 'Mar' } });
      if (second < 3) await visit.endWait();
    }
    expect(seconds).toEqual([
      [{ contact: 'threeSecondsLeft' }, 1],
      [{ contact: 'twoSecondsLeft' }, 1],
      [{ contact: 'oneSecondLeft' }, 1],
      [{ contact: 'ready' }, 0],
    ]);
    expect([visit.sent, visit.actor.getSnapshot().context.contact]).toEqual([[], { name: 'Mar' }]);
    expect(visit.waits.slice(-3).map(({ milliseconds }) => milliseconds)).toEqual([1000, 1000, 1000]);
  });

  test('Back leaves it, what was typed is kept, and the seconds start again', async () => {
    const visit = await atReady();
    visit.actor.send({ type: 'contact.changed', contact: { name: 'Mar' } });
    visit.actor.send({ type: 'back.pressed' });
    expect(where(visit)).toEqual({ answering: 'monthlyPosCost' });
    visit.actor.send({ type: 'next.pressed' });
    expect([where(visit), visit.actor.getSnapshot().context.contact]).toEqual([
      { contact: 'threeSecondsLeft' },
      { name: 'Mar' },
    ]);
  });
});

describe('submitting', () => {
  test('sends answers and contact, once', async () => {
    const visit = await submitted();
    visit.actor.send({ type: 'contact.submitted', contact: savingsContact() });
    visit.actor.send({ type: 'back.pressed' });
    expect(visit.sent).toEqual([
      { answers: savingsAnswers(), contact: savingsContact(), idempotencyKey: visit.sent[0]?.idempotencyKey },
    ]);
    expect(where(visit)).toEqual('submitting');
  });

  test('savings end in the report', async () => {
    const visit = await submitted();
    visit.replies[0]?.resolve();
    await settle();
    const { value, status, output } = visit.actor.getSnapshot();
    expect([value, status]).toEqual(['report', 'done']);
    expect(output).toEqual({ answers: savingsAnswers(), contact: savingsContact() });
  });

  test('S-04: no savings end in the Congratulations screen', async () => {
    const visit = await submitted({ currentRate: '2.3', monthlyPosCost: '0' });
    visit.replies[0]?.resolve();
    await settle();
    expect(where(visit)).toEqual('noSavings');
  });

  test.each([
    ['an error', new Error('Service unavailable')],
    ['a refusal of the API', new ApiError('Too many', { status: 429 })],
    ['nothing', undefined],
  ])(
    'D21, X-05: after %s the form is open with every value, ready to be sent again, and says why',
    async (_, reason) => {
      const visit = await submitted();
      visit.replies[0]?.reject(reason);
      await settle();
      const { value, status, context } = visit.actor.getSnapshot();
      expect([value, status, context.contact]).toEqual([{ contact: 'ready' }, 'active', savingsContact()]);
      expect(visit.toasts).toEqual([{ type: 'toast', key: 'savings.submitFailed', error: reason }]);
    },
  );

  test('D29, N-05: the same values sent again carry the same key, other values another', async () => {
    const visit = await submitted();
    visit.replies[0]?.reject(new Error('lost'));
    await settle();
    visit.actor.send({ type: 'contact.submitted', contact: savingsContact() });
    visit.replies[1]?.reject(new Error('lost'));
    await settle();
    visit.actor.send({ type: 'contact.submitted', contact: savingsContact({ name: 'Marco Gallo' }) });
    const [first, second, third] = visit.sent.map(({ idempotencyKey }) => idempotencyKey);
    expect([second === first, third === first]).toEqual([true, false]);
  });
});

describe('D16: a reload', () => {
  test('goes on in the pause after a choice', async () => {
    const visit = atFee();
    visit.actor.send({ type: 'transactionFee.answered', answer: '0.10' });
    const snapshot = JSON.parse(JSON.stringify(visit.actor.getPersistedSnapshot()));
    visit.actor.stop();
    const again = createActor(visit.machine, { snapshot, input: { attemptId: '' } }).start();
    await visit.endWait();
    expect(again.getSnapshot().value).toEqual({ answering: 'monthlyPosCost' });
    again.stop();
  });
});
