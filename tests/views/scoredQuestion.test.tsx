import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ComparisonPage } from '#src/features/comparison/ComparisonPage.tsx';
import { recommendLocally } from '#src/matching/recommendLocally.ts';
import { systemsBody } from '#tests/support/comparedSystems.ts';
import { fakeNetwork } from '#tests/support/fakeNetwork.ts';
import { leadBody, wireAnswers } from '#tests/support/leadBody.ts';
import { storedMails } from '#tests/support/stored.ts';
import { API, openTestServer } from '#tests/support/testServer.ts';

// An owner's new question that gives points: page, server and mails must show the same ranking, with its reasons.

const { CELLS, read } = await vi.hoisted(async () => {
  const { readFileSync } = await import('node:fs');
  return {
    read: (file: string): unknown => JSON.parse(readFileSync(`tests/fixtures/schemas/${file}`, 'utf8')),
    /** Points for two systems, many more for one than for the other. */
    CELLS: {
      toast: { points: 3, why: 'Dispatch for your own drivers', sources: [] },
      sumup: { points: 1, why: 'Takes cards at the door', sources: [] },
    },
  };
});

vi.mock('#schemas/quizzes/main-quiz.schema.json', () => {
  const quiz = read('quizzes/main-quiz.schema.json') as {
    required: string[];
    properties: Record<string, object>;
  };
  quiz.properties.delivers = { title: 'Do you deliver?', $ref: 'options.json#/$defs/yesNo' };
  quiz.required.push('delivers');
  return { default: quiz };
});
vi.mock('#schemas/content/scoring.json', () => {
  const scoring = read('content/scoring.json') as { points: Record<string, object> };
  scoring.points.delivers = { yes: CELLS, no: {} };
  return { default: scoring };
});

let network: ReturnType<typeof fakeNetwork> | undefined;
afterEach(() => network?.restore());

const answers = {
  hasCurrentPOS: 'no',
  restaurantType: 'quick-service',
  locationCount: 'single',
  transactionVolume: '10k-50k',
  priorities: ['lowest-cost', 'easy-setup-training', 'mobile-ordering'],
  delivers: 'yes',
};

type Table = {
  candidates: string[];
  points: Record<string, Record<string, Record<string, { points: number; why: string } | undefined>>>;
};

/** Points and reasons by system, added up here from the document and not by the product. */
function workedOut() {
  const table = read('content/scoring.json') as Table;
  table.points.delivers = { yes: CELLS };
  const given = Object.entries(answers).flatMap(([question, answer]) =>
    [answer].flat().map((value) => table.points[question]?.[value] ?? {}),
  );
  return Object.fromEntries(
    table.candidates.map((slug) => {
      const cells = given.flatMap((cell) => cell[slug] ?? []);
      return [slug, { score: cells.reduce((sum, { points }) => sum + points, 0), whys: cells.map(({ why }) => why) }];
    }),
  );
}

test('points, reasons and totals of page, server and mails are equal with a new scored question', async () => {
  const { browser, database } = await openTestServer();
  const visitor = browser();
  const body = leadBody({ data: { ...wireAnswers(), delivers: 'yes' } });
  const stored = await visitor.post(`${API}/customer-answers/pos`, body);
  expect(stored.statusCode, stored.body).toBe(201);
  const id: string = stored.json().data.comparison_id;
  const comparison = await visitor.get(`${API}/comparisons/${id}`);

  // The server: the comparison that it keeps.
  type Line = { slug: string; score: number; points: { question: string; points: number; why: string }[] };
  const kept: Line[] = comparison.json().data.recommendations;
  const totals = workedOut();
  expect(kept.map(({ slug, score }) => [slug, score])).toEqual(kept.map(({ slug }) => [slug, totals[slug]?.score]));
  const outscored = Object.entries(totals).filter(([slug]) => !kept.some((line) => line.slug === slug));
  expect(Math.min(...kept.map(({ score }) => score))).toBeGreaterThanOrEqual(
    Math.max(...outscored.map(([, { score }]) => score)),
  );
  const whysOf = ({ points }: Line) => points.filter((line) => line.points > 0).map(({ why }) => why);
  for (const line of kept) expect(whysOf(line).sort()).toEqual([...(totals[line.slug]?.whys ?? [])].sort());
  expect(kept.flatMap(whysOf)).toContain('Dispatch for your own drivers');

  // The page alone, as without a connection.
  expect(recommendLocally(answers).map(({ slug, score }) => [slug, score])).toEqual(
    kept.map(({ slug, score }) => [slug, score]),
  );

  // Both mails.
  const [visitorMail = '', salesMail = ''] = (await storedMails(database)).map(({ mail }) => mail.text);
  expect([...salesMail.matchAll(/^ {2}\d: (.+) \((\d+) points\)$/gm)].map(([, , points]) => Number(points))).toEqual(
    kept.map(({ score }) => score),
  );
  expect([...visitorMail.matchAll(/\((\d+) points\)$/gm)].map(([, points]) => Number(points))).toEqual(
    kept.map(({ score }) => score),
  );
  for (const why of kept.flatMap(whysOf)) expect(visitorMail).toContain(`  - ${why}\n`);

  // The page, with the server's answers.
  network = fakeNetwork();
  const json = (text: string) => ({ status: 200, type: 'application/json', body: text });
  network.answer(json(systemsBody), json(comparison.body));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ComparisonPage customerId={id} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('How the points add up');
  const shown = [...document.querySelectorAll('details')].filter(({ textContent }) =>
    /\d points?$/.test(textContent ?? ''),
  );
  expect(shown.map(({ textContent }) => Number(/(\d+) points?$/.exec(textContent ?? '')?.[1]))).toEqual(
    kept.map(({ score }) => score),
  );
  for (const [index, details] of shown.entries()) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const lines = [...details.querySelectorAll('dl > div:not([data-sum])')].map((line) => [
      line.querySelector('small')?.textContent,
      Number(line.querySelector('dd')?.textContent),
    ]);
    const line = kept[index];
    expect(lines.filter(([, points]) => points !== 0).sort()).toEqual(
      line?.points
        .filter(({ points }) => points > 0)
        .map(({ why, points }) => [why, points])
        .sort(),
    );
    expect(details).toHaveTextContent('Do you deliver?: Yes');
  }
});
