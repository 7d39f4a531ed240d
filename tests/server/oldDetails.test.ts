import { expect, test } from 'vitest';
import type { WholeLead } from '#domain/desk/deskLead.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { openDesk } from '#tests/support/deskVisit.ts';
import { openMemoryDatabase } from '#tests/support/testDatabases.ts';
import { seedLeads } from '#tools/benchDesk/seedLeads.ts';

/** A lead of each kind, as the seed of the desk writes them. */
async function openSeeded() {
  const database = await openMemoryDatabase();
  await seedLeads(database, leadKinds.length);
  const desk = await openDesk({ database });
  const owner = await desk.signIn('owner');
  const rows = await database.connection.selectFrom('lead').select(['id', 'kind']).orderBy('kind').execute();
  return {
    connection: database.connection,
    /** What the desk shows of each kind. */
    async openEach<Shown>(read: (whole: WholeLead) => Shown) {
      const opened: Record<string, Shown | number> = {};
      for (const { id, kind } of rows) {
        const answer = await owner.get(`/api/desk/leads/${id}`);
        opened[kind] = answer.statusCode === 200 ? read(answer.json().data) : answer.statusCode;
      }
      return opened;
    },
  };
}

const titles = ({ sections }: WholeLead) => sections.map(({ title }) => title);

test('a seeded lead of each kind is shown at the desk with its details in words', async () => {
  const report = ['Total monthly benefits', 'Current rates', 'Potential rates'];
  const { openEach } = await openSeeded();
  expect(await openEach(titles)).toEqual({
    comparisonReport: ['Contact'],
    demoRequest: ['Contact'],
    listing: ['Contact', 'Consent'],
    quiz: ['Contact', 'Answers', 'Consent'],
    quizStart: ['Contact'],
    quote: ['Contact', 'Systems'],
    savings: ['Contact', 'Answers', 'From your answers', ...report, 'Consent'],
    savingsQuote: ['Contact', ...report],
  });
});

test('a lead whose details an earlier release stored otherwise is shown with them as they are', async () => {
  const { connection, openEach } = await openSeeded();
  const details = JSON.stringify({ plan: 'two bars', recommendations: ['toast', { slug: 'lavu', score: 3 }] });
  await connection.updateTable('lead').set({ details, comparison_id: null }).execute();
  const stored = [
    { label: 'plan', value: 'two bars' },
    { label: 'recommendations', value: '["toast",{"slug":"lavu","score":3}]' },
  ];
  const answersOf = ({ sections }: WholeLead) => sections.find(({ title }) => title === 'Answers')?.lines;
  const shown = await openEach((whole) => ({ answers: answersOf(whole), ranking: whole.ranking }));
  const inWords = leadKinds.filter((kind) => kind.inWords).map(({ name }) => name);
  expect(inWords.map((kind) => shown[kind])).toEqual(inWords.map(() => ({ answers: stored, ranking: [] })));
});

test('a lead without details is shown with who sent it', async () => {
  const { connection, openEach } = await openSeeded();
  await connection.updateTable('lead').set({ details: '{}', comparison_id: null }).execute();
  expect(Object.values(await openEach((whole) => titles(whole)[0]))).toEqual(leadKinds.map(() => 'Contact'));
});
