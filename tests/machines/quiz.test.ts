import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import { questionGuards } from '#machines/questions/questionLogic.ts';
import { ApiError } from '#src/api/apiError.ts';
import { allAnswers, answerAll, contact, quizVisit, ranked, settle } from '#tests/support/quizVisit.ts';

type Visit = ReturnType<typeof quizVisit>;
const where = (visit: Visit) => visit.actor.getSnapshot().value;

describe('questions', () => {
  test('spec 4: a yes asks which system, then goes on as a no does', () => {
    const visit = quizVisit();
    visit.actor.send({ type: 'hasCurrentPOS.answered', answer: 'yes' });
    expect(where(visit)).toEqual({ answering: 'currentPOSSystem' });
    visit.actor.send({ type: 'currentPOSSystem.answered', answer: 'toast' });
    expect(where(visit)).toEqual({ answering: 'restaurantType' });
  });

  test('D13, F-01: changing yes to no drops the system and the way back passes it by', () => {
    const visit = quizVisit();
    visit.actor.send({ type: 'hasCurrentPOS.answered', answer: 'yes' });
    visit.actor.send({ type: 'currentPOSSystem.answered', answer: 'toast' });
    visit.actor.send({ type: 'back.pressed' });
    visit.actor.send({ type: 'back.pressed' });
    visit.actor.send({ type: 'hasCurrentPOS.answered', answer: 'no' });
    expect(where(visit)).toEqual({ answering: 'restaurantType' });
    expect(visit.actor.getSnapshot().context.answers).toEqual({ hasCurrentPOS: 'no' });
    visit.actor.send({ type: 'back.pressed' });
    expect(where(visit)).toEqual({ answering: 'hasCurrentPOS' });
  });

  test('T-12: a question of which nothing has to be chosen can be passed by', () => {
    const { priorities, ...others } = mainQuizSchema.properties;
    const canPass = (least: number) => {
      const schema = { ...mainQuizSchema, properties: { ...others, priorities: { ...priorities, minItems: least } } };
      const given = { context: { answers: {}, drafts: {} }, event: { type: 'next.pressed' } };
      return questionGuards(schema).isAnswer(given, { question: 'priorities' });
    };
    expect([0, 1, 3].map(canPass)).toEqual([true, false, false]);
  });

  test('F-02: the answer that is already there leads on again, and so does Next', () => {
    const visit = quizVisit();
    visit.actor.send({ type: 'hasCurrentPOS.answered', answer: 'no' });
    visit.actor.send({ type: 'back.pressed' });
    visit.actor.send({ type: 'hasCurrentPOS.answered', answer: 'no' });
    expect(where(visit)).toEqual({ answering: 'restaurantType' });
    visit.actor.send({ type: 'back.pressed' });
    visit.actor.send({ type: 'next.pressed' });
    expect(where(visit)).toEqual({ answering: 'restaurantType' });
  });

  test('F-02: Next goes the way that choosing the same answers went', () => {
    const answers = { ...allAnswers, hasCurrentPOS: 'yes', currentPOSSystem: 'toast' };
    const visit = quizVisit({ answers });
    const asked = ['hasCurrentPOS', 'currentPOSSystem', 'restaurantType', 'locationCount', 'transactionVolume'];
    for (const question of [...asked, 'priorities']) {
      expect(where(visit)).toEqual({ answering: question });
      visit.actor.send({ type: 'next.pressed' });
    }
    expect([where(visit), visit.actor.getSnapshot().context.answers]).toEqual(['contact', answers]);
  });

  test('a choice moved by the keyboard stays on its question until Next goes on with it; Back leads the same way home', () => {
    const moved = {
      hasCurrentPOS: 'yes',
      currentPOSSystem: 'clover',
      restaurantType: 'fine-dining',
      locationCount: 'single',
      transactionVolume: 'under-10k',
    };
    const visit = quizVisit({ answers: { ...allAnswers, currentPOSSystem: 'toast' } });
    for (const [question, answer] of Object.entries(moved)) {
      visit.actor.send({ type: `${question}.edited`, answer });
      expect([where(visit), visit.actor.getSnapshot().context.drafts]).toEqual([
        { answering: question },
        { [question]: answer },
      ]);
      visit.actor.send({ type: 'next.pressed' });
    }
    expect(visit.actor.getSnapshot().context.answers).toEqual({ ...allAnswers, ...moved });
    for (const question of Object.keys(moved).reverse()) {
      visit.actor.send({ type: 'back.pressed' });
      expect(where(visit)).toEqual({ answering: question });
    }
  });

  test('F-03: the second click of a double click answers nothing', () => {
    const visit = quizVisit();
    visit.actor.send({ type: 'hasCurrentPOS.answered', answer: 'no' });
    visit.actor.send({ type: 'hasCurrentPOS.answered', answer: 'no' });
    visit.actor.send({ type: 'hasCurrentPOS.answered', answer: 'yes' });
    expect(where(visit)).toEqual({ answering: 'restaurantType' });
    expect(visit.actor.getSnapshot().context.answers).toEqual({ hasCurrentPOS: 'no' });
  });

  test('an answer that is no option leads nowhere', () => {
    const visit = quizVisit();
    for (const answer of ['perhaps', '', undefined, ['yes'], null])
      visit.actor.send({ type: 'hasCurrentPOS.answered', answer });
    visit.actor.send({ type: 'next.pressed' });
    expect(where(visit)).toEqual({ answering: 'hasCurrentPOS' });
  });

  test('F-04: priorities go on from three; ticks are kept over Back, and an unfinished set never counts as an answer', () => {
    const visit = quizVisit();
    answerAll(visit.actor, { ...allAnswers, priorities: undefined });
    visit.actor.send({ type: 'priorities.edited', answer: ['integrations', 'lowest-cost'] });
    expect(visit.actor.getSnapshot().can({ type: 'next.pressed' })).toBe(false);
    visit.actor.send({ type: 'back.pressed' });
    visit.actor.send({ type: 'next.pressed' });
    const { drafts, answers } = visit.actor.getSnapshot().context;
    expect([drafts, 'priorities' in answers]).toEqual([{ priorities: ['integrations', 'lowest-cost'] }, false]);
    visit.actor.send({ type: 'priorities.edited', answer: ['integrations', 'lowest-cost', 'kitchen-display'] });
    visit.actor.send({ type: 'next.pressed' });
    expect(where(visit)).toEqual('contact');
    expect(visit.actor.getSnapshot().context.answers.priorities).toEqual([
      'integrations',
      'lowest-cost',
      'kitchen-display',
    ]);
  });

  test('Back leaves the contact form and what was typed there is still there', () => {
    const visit = quizVisit();
    answerAll(visit.actor);
    visit.actor.send({ type: 'contact.changed', contact: { name: 'Mar' } });
    visit.actor.send({ type: 'back.pressed' });
    expect(where(visit)).toEqual({ answering: 'priorities' });
    visit.actor.send({ type: 'next.pressed' });
    expect([where(visit), visit.actor.getSnapshot().context.contact]).toEqual(['contact', { name: 'Mar' }]);
  });

  test('D14: known answers are there when the quiz opens, but only those that apply', () => {
    const visit = quizVisit({ answers: { hasCurrentPOS: 'no', currentPOSSystem: 'toast' } });
    expect(visit.actor.getSnapshot().context.answers).toEqual({ hasCurrentPOS: 'no' });
  });

  test('D15: the deadline is a minute from the start', () => {
    expect(quizVisit({ now: 1000 }).actor.getSnapshot().context.deadline).toBe(61_000);
  });
});

describe('submitting', () => {
  const submitted = () => {
    const visit = quizVisit();
    answerAll(visit.actor);
    visit.actor.send({ type: 'contact.submitted', contact: contact({ expertConsultation: 'maybe' }) });
    return visit;
  };

  test('D12: the consultation answer goes with the answers, the rest with the contact', () => {
    const [submission] = submitted().sent;
    expect(submission).toEqual({
      answers: { ...allAnswers, expertConsultation: 'maybe' },
      contact: contact(),
      idempotencyKey: submission?.idempotencyKey,
    });
  });

  test('F-08: a second submit while one is running sends nothing', () => {
    const visit = submitted();
    visit.actor.send({ type: 'contact.submitted', contact: contact() });
    visit.actor.send({ type: 'back.pressed' });
    expect([visit.sent.length, where(visit)]).toEqual([1, 'submitting']);
  });

  test.each([
    ['an error', new Error('Service unavailable')],
    ['a refusal of the API', new ApiError('Too many', { status: 429 })],
    ['a string', 'broken'],
    ['nothing', undefined],
  ])('X-05, D21: after %s the form is open with every value, and says why', async (_, reason) => {
    const visit = submitted();
    visit.replies[0]?.reject(reason);
    await settle();
    const snapshot = visit.actor.getSnapshot();
    expect([snapshot.status, snapshot.value, snapshot.context.contact]).toEqual([
      'active',
      'contact',
      contact({ expertConsultation: 'maybe' }),
    ]);
    expect(visit.toasts).toEqual([{ type: 'toast', key: 'quiz.submitFailed', error: reason }]);
    // Kept for the fields that the server names.
    expect(visit.actor.getSnapshot().context.refusal?.error).toBe(reason);
  });

  test('D29: the same values sent again carry the same key, other values another', async () => {
    const visit = submitted();
    visit.replies[0]?.reject(new Error('lost'));
    await settle();
    visit.actor.send({ type: 'contact.submitted', contact: contact({ expertConsultation: 'maybe' }) });
    visit.replies[1]?.reject(new Error('lost'));
    await settle();
    visit.actor.send({ type: 'contact.submitted', contact: contact({ name: 'Marco Gallo' }) });
    const [first, second, third] = visit.sent.map(({ idempotencyKey }) => idempotencyKey);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  test('X-05: twenty refusals in a row leave the machine as it was', async () => {
    const visit = submitted();
    for (let round = 0; round < 20; round += 1) {
      visit.replies[round]?.reject(new Error('refused'));
      await settle();
      visit.actor.send({ type: 'contact.submitted', contact: contact() });
    }
    expect([visit.sent.length, visit.toasts.length, where(visit)]).toEqual([21, 20, 'submitting']);
    expect(Object.keys(visit.actor.getSnapshot().children)).toEqual(['submitAnswers']);
  });
});

describe('processing', () => {
  const processing = async () => {
    const visit = quizVisit();
    answerAll(visit.actor);
    visit.actor.send({ type: 'contact.submitted', contact: contact() });
    visit.replies[0]?.resolve({ comparisonId: 'abcDEF123456' });
    await settle();
    return visit;
  };
  const phases = [
    ['analyzing', 800],
    ['assessing', 1000],
    ['matching', 1200],
    ['generating', 1000],
  ] as const;

  test('spec 9: four phases of 800, 1000, 1200 and 1000 ms, the results 500 ms after the last', async () => {
    const visit = await processing();
    expect(visit.toasts).toEqual([{ type: 'toast', key: 'quiz.submitted' }]);
    visit.recommendations[0]?.resolve(['toast', 'clover', 'rpower'].map(ranked));
    await settle();
    for (const [phase, milliseconds] of phases) {
      expect(where(visit)).toEqual({ processing: { phases: phase, recommending: 'ready' } });
      await visit.endWait(milliseconds);
    }
    expect(where(visit)).toEqual('handingOver');
    await visit.endWait(500);
    expect(visit.actor.getSnapshot().output).toEqual({
      comparisonId: 'abcDEF123456',
      answers: allAnswers,
      contact: contact(),
      recommendations: ['toast', 'clover', 'rpower'].map(ranked),
    });
  });

  test('recommendations that take longer than the phases are waited for', async () => {
    const visit = await processing();
    for (const [, milliseconds] of phases) await visit.endWait(milliseconds);
    expect(where(visit)).toEqual({ processing: { phases: 'done', recommending: 'asking' } });
    visit.recommendations[0]?.resolve([ranked('toast')]);
    await settle();
    expect(where(visit)).toEqual('handingOver');
  });

  test.each([
    ['the call fails', (visit: Visit) => visit.recommendations[0]?.reject(new Error('down'))],
    ['patience ends', (visit: Visit) => visit.endWait(8000)],
  ])('D17: when %s the browser computes them', async (_, happen) => {
    const visit = await processing();
    await happen(visit);
    await settle();
    expect(visit.actor.getSnapshot().context.recommendations).toEqual([ranked('computed')]);
  });

  test('X-03, D18: a quiz that is left does not go on', async () => {
    const visit = await processing();
    visit.actor.stop();
    visit.recommendations[0]?.resolve([ranked('toast')]);
    for (const { over } of visit.waits) over();
    await settle();
    expect([visit.actor.getSnapshot().status, visit.toasts.length]).toEqual(['stopped', 1]);
  });
});

describe('restoring', () => {
  test('D16, X-02: a quiz stored during processing goes on from its phase without sending again', async () => {
    const visit = quizVisit();
    answerAll(visit.actor);
    visit.actor.send({ type: 'contact.submitted', contact: contact() });
    visit.replies[0]?.resolve({ comparisonId: 'abcDEF123456' });
    await settle();
    const stored = JSON.parse(JSON.stringify(visit.actor.getPersistedSnapshot()));
    const restored = createActor(visit.machine, { snapshot: stored, input: { now: 0, attemptId: '' } }).start();
    expect([restored.getSnapshot().value, visit.sent.length]).toEqual([
      { processing: { phases: 'analyzing', recommending: 'asking' } },
      1,
    ]);
  });
});
