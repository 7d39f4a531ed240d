import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import { progressAt } from '#domain/questions/questionFlow.ts';
import { mainQuizMachine } from '#machines/quiz/mainQuizMachine.ts';
import { mainQuizModel } from '#machines/quiz/quizModel.ts';
import type { QuizDetails } from '#server/leads/kinds/quiz/quizKind.ts';
import { edited, newFindings } from '#tests/schemas/frozenProject.ts';
import { leadBody, wireAnswers } from '#tests/support/leadBody.ts';
import { addedQuestion, withAddedQuestion } from '#tests/support/oneEdit.ts';
import { storedLeads, storedMails } from '#tests/support/stored.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';
import { walkMachine } from '#tests/support/walk/machineWalker.ts';
import { explore } from '#tools/paths/explore.ts';
import { pathPerTransition, takenBy, tour } from '#tools/paths/generators.ts';
import { listTransitions } from '#tools/paths/transitions.ts';

// Adding a question is one edit: only this document differs from the frozen ones. The same edit on a copy of
// the product, built and walked in a browser, is tests/journeys/oneEdit.spec.ts.
vi.mock('#schemas/quizzes/main-quiz.schema.json', async () => {
  const { withAddedQuestion } = await import('#tests/support/oneEdit.ts');
  const file = resolve(import.meta.dirname, '../fixtures/schemas/quizzes/main-quiz.schema.json');
  return { default: JSON.parse(withAddedQuestion(readFileSync(file, 'utf8'))) };
});

const { name, title } = addedQuestion;
const asked = { hasCurrentPOS: 'no', restaurantType: 'quick-service' };
const notAsked = { hasCurrentPOS: 'no', restaurantType: 'fine-dining' };

test('the documents check without an error', () => {
  const project = edited({ file: 'quizzes/main-quiz.schema.json', text: withAddedQuestion });
  expect(newFindings(project).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('the machine has its state, between the questions around it', () => {
  const toAndFrom = listTransitions(mainQuizMachine)
    .filter(({ source, targets }) => [source, ...targets].includes(`quiz.answering.${name}`))
    .map(({ source, event, targets }) => [source, event, ...targets].map((part) => part.split('.').at(-1)).join(' '));
  expect(toAndFrom).toEqual([
    'restaurantType answered hasDriveThrough',
    'restaurantType pressed hasDriveThrough',
    'hasDriveThrough answered locationCount',
    'hasDriveThrough pressed locationCount',
    'hasDriveThrough edited',
    'hasDriveThrough pressed restaurantType',
    'locationCount pressed hasDriveThrough',
  ]);
});

test('it counts as a step where it is asked', () => {
  expect(progressAt(mainQuizSchema, asked, name)).toEqual({ step: 3, total: 7, percent: 43 });
  expect(progressAt(mainQuizSchema, asked, 'locationCount')).toEqual({ step: 4, total: 7, percent: 57 });
  expect(progressAt(mainQuizSchema, notAsked, 'locationCount')).toEqual({ step: 3, total: 6, percent: 50 });
});

test('the generated paths go through it, and the machine goes as they say', async () => {
  const model = mainQuizModel();
  const graph = explore(model);
  const paths = [...pathPerTransition(graph), ...tour(graph)];
  const transitions = listTransitions(model.machine).map(({ key }) => key);
  expect(transitions.filter((key) => !takenBy(paths).has(key))).toEqual([]);
  expect(paths.some((path) => path.some(({ event }) => event.type === `${name}.answered`))).toBe(true);
  for (const path of paths) await walkMachine(model, graph, path);
});

test('the server asks for it, stores it and tells the sales team', async () => {
  const { browser, database } = await openTestServer();
  const visitor = browser();
  const send = (data: Record<string, unknown>) =>
    visitor.post(`${API}/customer-answers/pos`, leadBody({ data: { ...wireAnswers(), ...data } }));

  const incomplete = await send({});
  expect([incomplete.statusCode, Object.keys(incomplete.json().errors)]).toEqual([422, ['data.has_drive_through']]);
  const uncalledFor = await send({ restaurant_type: 'fine-dining', has_drive_through: 'yes' });
  const wrong = await send({ has_drive_through: 'sometimes' });
  expect(wrong.statusCode).toBe(422);
  const whole = await send({ has_drive_through: 'yes' });
  expect(whole.statusCode).toBe(201);

  const leads = await storedLeads(database);
  const stored = leads.map(({ details }) => new Map(Object.entries((details as QuizDetails).answers)).get(name));
  expect([uncalledFor.statusCode, stored]).toEqual([201, [undefined, 'yes']]);
  expect((await storedMails(database)).at(-1)?.mail.text).toContain(`${title}: Yes`);
});
