import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type AttemptReport, flowsOf } from '#domain/funnel/attempt.ts';
import { funnelQuizzes } from '#domain/funnel/funnelQuizzes.ts';
import { defaultInputs } from '#domain/savings/constants.ts';
import { makeReport } from '#domain/savings/report.ts';
import { placeOf } from '#machines/questions/placeOf.ts';
import { mainQuizMachine } from '#machines/quiz/mainQuizMachine.ts';
import { type DetailedQuoteSubmission, detailedQuoteMachine } from '#machines/savings/detailedQuoteMachine.ts';
import { savingsMachine } from '#machines/savings/savingsMachine.ts';
import { hearFlows, inspect } from '#src/actors/inspection.ts';
import { createAttemptCounter } from '#src/analytics/attemptCounter.ts';
import { quizActors } from '#src/features/quiz/quizActors.ts';
import { jsonStorage } from '#src/storage/jsonStorage.ts';

const machine = mainQuizMachine.provide({
  actors: { ...quizActors, submitAnswers: fromPromise(() => Promise.reject(new Error('refused'))) },
});
const input = { attemptId: 'send', now: 0 };

/** A tab in which the quiz can be opened, and its reports. */
function openTab() {
  const reports: AttemptReport[] = [];
  const storage = jsonStorage(() => sessionStorage);
  sessionStorage.clear();
  let [ids, isTaken] = [0, true];
  const load = () => {
    const counter = createAttemptCounter({
      storage,
      newId: () => {
        ids += 1;
        return `attempt ${ids}`;
      },
      send: (report) => isTaken && reports.push(report) > 0,
      wayHere: () => '/2',
      language: 'en',
      device: () => 'phone',
      onUnsent: () => undefined,
    });
    hearFlows(counter.hear);
    return counter;
  };
  const moves = () =>
    reports.flatMap(({ attempt, moves: told }) => told.map(({ at: _, ...move }) => ({ attempt, ...move })));
  return {
    load,
    moves,
    reports,
    refuse: (refused: boolean) => {
      isTaken = !refused;
    },
  };
}
const openQuiz = (snapshot?: ReturnType<ReturnType<typeof createActor<typeof machine>>['getPersistedSnapshot']>) =>
  createActor(machine, { input, inspect, ...(snapshot && { snapshot }) }).start();

test('the places that are counted are the states of the machines, and a quote', () => {
  for (const [id, { root }] of Object.entries({ quiz: mainQuizMachine, savings: savingsMachine })) {
    const { answering, ...after } = root.states;
    const places = [
      ...Object.keys(answering?.states ?? {}).map((question) => placeOf({ answering: question })),
      ...Object.keys(after).map(placeOf),
    ];
    const { places: counted } = funnelQuizzes[id as 'quiz' | 'savings'];
    expect([...new Set(places), 'quote']).toEqual(counted);
  }
});

test('a visit is told from its first question on, also what happened before anybody listened', () => {
  const tab = openTab();
  const quiz = openQuiz();
  quiz.send({ type: 'hasCurrentPOS.answered', answer: 'no' });
  const counter = tab.load();
  quiz.send({ type: 'back.pressed' });
  quiz.stop();
  counter.flush();
  expect(tab.moves()).toEqual([
    { attempt: 'attempt 1', seq: 0, kind: 'came', place: 'hasCurrentPOS' },
    { attempt: 'attempt 1', seq: 1, kind: 'answered', place: 'restaurantType' },
    { attempt: 'attempt 1', seq: 2, kind: 'back', place: 'hasCurrentPOS' },
    { attempt: 'attempt 1', seq: 3, kind: 'left', place: 'hasCurrentPOS' },
  ]);
  const { version } = funnelQuizzes.quiz;
  expect(tab.reports[0]).toMatchObject({ quiz: 'quiz', version, way: '/2', language: 'en', device: 'phone' });
});

test('a reload goes on with the attempt, and a quiz that starts over is another one', () => {
  const tab = openTab();
  let counter = tab.load();
  const quiz = openQuiz();
  quiz.send({ type: 'hasCurrentPOS.answered', answer: 'no' });
  const kept = quiz.getPersistedSnapshot();
  counter.hide(Date.now());
  counter.hide(Date.now());

  counter = tab.load();
  const resumed = openQuiz(kept);
  resumed.stop();
  openQuiz().stop();
  counter.flush();
  expect(tab.moves().map(({ attempt, seq, kind, place }) => `${attempt} ${seq} ${kind} ${place}`)).toEqual([
    'attempt 1 0 came hasCurrentPOS',
    'attempt 1 1 answered restaurantType',
    'attempt 1 2 left restaurantType',
    'attempt 1 3 came restaurantType',
    'attempt 1 4 left restaurantType',
    'attempt 2 0 came hasCurrentPOS',
    'attempt 2 1 left hasCurrentPOS',
  ]);
});

test('who only looks at another tab has not left, and nobody leaves a quiz that has ended', () => {
  const tab = openTab();
  const counter = tab.load();
  const quiz = openQuiz();
  counter.hide(1);
  counter.show(2);
  quiz.stop();
  counter.show(3);
  counter.flush();
  const told = tab.reports.flatMap(({ moves }) => moves);
  expect(told.map(({ kind }) => kind)).toEqual(['came', 'left', 'came', 'left']);
  expect(flowsOf(told).map(({ kind }) => kind)).toEqual(['came', 'left']);
});

test('a page that the browser kept does not number its moves like those of a later page', () => {
  const tab = openTab();
  const kept = tab.load();
  const quiz = openQuiz();
  kept.hide(Date.now());
  const later = tab.load();
  const another = openQuiz();
  another.send({ type: 'hasCurrentPOS.answered', answer: 'no' });
  later.hide(Date.now());
  hearFlows(kept.hear);
  kept.show(Date.now());
  quiz.stop();
  kept.flush();
  expect(tab.moves().map(({ attempt, seq, kind, place }) => `${attempt} ${seq} ${kind} ${place}`)).toEqual([
    'attempt 1 0 came hasCurrentPOS',
    'attempt 1 1 left hasCurrentPOS',
    'attempt 1 2 came hasCurrentPOS',
    'attempt 1 3 answered restaurantType',
    'attempt 1 4 left restaurantType',
    'attempt 2 0 came hasCurrentPOS',
    'attempt 2 1 left hasCurrentPOS',
  ]);
});

test('what the browser does not take is told with the next report', () => {
  const tab = openTab();
  const counter = tab.load();
  tab.refuse(true);
  const quiz = openQuiz();
  counter.flush();
  tab.refuse(false);
  quiz.stop();
  counter.flush();
  expect(tab.moves().map(({ seq, kind }) => [seq, kind])).toEqual([
    [0, 'came'],
    [1, 'left'],
  ]);
});

test('a quote is told once, and only after the quiz that leads to it', async () => {
  const sendQuote = fromPromise<void, DetailedQuoteSubmission>(() => Promise.resolve());
  const askForQuote = async () => {
    const recipient = { name: 'Maria Gallo', email: 'maria@trattoriagallo.example' };
    const quote = createActor(detailedQuoteMachine.provide({ actors: { sendQuote } }), {
      input: { attemptId: 'send', recipient },
      inspect,
    }).start();
    quote.send({ type: 'quote.requested', report: makeReport(defaultInputs) });
    await waitFor(quote, (snapshot) => snapshot.context.taken === 1);
  };
  const tab = openTab();
  tab.load();
  await askForQuote();
  expect(sessionStorage.getItem('attempt')).toBeNull();
  const { version } = funnelQuizzes.savings;
  const ended = { attempt: 'attempt 1', quiz: 'savings', version, way: '/save', language: 'en', device: 'phone' };
  sessionStorage.setItem(
    'attempt',
    JSON.stringify({ ...ended, seq: 8, place: 'report', began: Date.now(), isAway: false }),
  );
  const counter = tab.load();
  await askForQuote();
  await askForQuote();
  counter.flush();
  expect(tab.moves()).toEqual([{ attempt: 'attempt 1', seq: 8, kind: 'answered', place: 'quote' }]);
});
