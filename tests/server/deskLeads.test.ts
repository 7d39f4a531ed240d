import { expect, test } from 'vitest';
import { openDesk } from '#tests/support/deskVisit.ts';
import { demoBody } from '#tests/support/formBodies.ts';
import { leadBody } from '#tests/support/leadBody.ts';
import { quoteBody } from '#tests/support/quoteBody.ts';
import { shownConsent, WORDINGS } from '#tests/support/shownConsent.ts';
import { describeOnBothDatabases, type OpenTestDatabase } from '#tests/support/testDatabases.ts';
import { API, type Browser } from '#tests/support/testServer.ts';

const LEADS = '/api/desk/leads';
const START = new Date('2025-07-15T08:00:00.000Z');
const consent = shownConsent({ text: WORDINGS.contact.es, page: '/2', language: 'es' });

type Row = { id: string; type: string; email: string; name: string; state: string; score: number | null };

async function openLeads(open: OpenTestDatabase) {
  const clock = { now: START };
  const database = await open();
  const desk = await openDesk({ database, now: () => clock.now });
  const visitor = desk.browser();
  const send = async (path: string, body: object) => {
    clock.now = new Date(clock.now.getTime() + 60_000);
    const answer = await visitor.post(`${API}${path}`, body);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return String(answer.json().data.id);
  };
  const ids = {
    quiz: await send('/customer-answers/pos', leadBody({ consent })),
    demo: await send('/demo-requests', demoBody()),
    quote: await send('/quotes', quoteBody({ email: 'Sam+again@example.com' })),
    other: await send('/customer-answers/pos', leadBody({ email: 'kim_100%@example.com', name: 'Kim Oh' })),
  };
  return { ...desk, database, clock, ids, owner: await desk.signIn('owner') };
}

const rowsOf = async (browser: Browser, query = '', search?: string): Promise<Row[]> => {
  const answer = await browser.get(
    `${LEADS}${query}`,
    search === undefined ? {} : { 'x-desk-search': encodeURIComponent(search) },
  );
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json().data;
};

describeOnBothDatabases('the leads of the desk', (open) => {
  test('are listed newest first, with who sent them and what their state is', async () => {
    const { owner, ids } = await openLeads(open);
    const rows = await rowsOf(owner);
    expect(rows.map(({ id }) => id)).toEqual([ids.other, ids.quote, ids.demo, ids.quiz]);
    expect(rows[2]).toEqual({
      type: 'demos',
      id: ids.demo,
      createdAt: '2025-07-15T08:02:00.000Z',
      email: 'maria@trattoriagallo.example',
      name: 'Maria Gallo',
      company: 'Trattoria Gallo',
      phone: '(512) 555-0142',
      suspicion: '',
      state: 'new',
      ownerId: null,
      score: null,
      language: 'en',
      source: '',
    });
    expect(rows[3]).toMatchObject({ language: 'es', source: '/2', score: expect.any(Number) });
  });

  test('are found by each filter and by words, in which no sign has a meaning of its own', async () => {
    const { owner, ids } = await openLeads(open);
    const found = async (query: string, search?: string) => (await rowsOf(owner, query, search)).map(({ id }) => id);
    expect(await found('?type=demos')).toEqual([ids.demo]);
    expect(await found('?language=es&source=/2')).toEqual([ids.quiz]);
    expect(await found('?from=2025-07-15&until=2025-07-15')).toHaveLength(4);
    expect(await found('?from=2025-07-16')).toEqual([]);
    expect(await found('?score=1')).toEqual([ids.other, ids.quiz]);
    expect(await found('?state=won')).toEqual([]);
    expect(await found('', 'GALLO maria')).toEqual([ids.demo]);
    expect(await found('', '5125550142')).toEqual([ids.demo]);
    expect(await found('', '_100%')).toEqual([ids.other]);
    expect(await found('', '%')).toEqual([ids.other]);
    expect(await found('', "' or 1=1 --")).toEqual([]);
    for (const query of [
      '?type=nothing',
      '?state=x',
      '?score=-1',
      '?from=yesterday',
      '?type=demos&type=leads',
      '?source=%00',
    ])
      expect([query, (await owner.get(`${LEADS}${query}`)).statusCode]).toEqual([query, 400]);
    expect((await owner.get(LEADS, { 'x-desk-search': '%' })).statusCode).toBe(400);
  });

  test('are counted for each choice of a filter, with the other filters as they are', async () => {
    const { owner } = await openLeads(open);
    const totals = async (query: string) => (await owner.get(`/api/desk/lead-totals${query}`)).json().data;
    expect(await totals('')).toMatchObject({
      total: 4,
      type: { leads: 2, demos: 1, quotes: 1 },
      state: { new: 4 },
      language: { es: 1, en: 3 },
    });
    expect(await totals('?type=leads&language=es')).toMatchObject({
      total: 1,
      type: { leads: 1 },
      state: { new: 1 },
      language: { es: 1, en: 1 },
    });
  });

  test('come page by page in each order, none twice and none left out, whatever arrives meanwhile', async () => {
    const { owner, database } = await openLeads(open);
    const [model] = await database.connection.selectFrom('lead').selectAll().limit(1).execute();
    if (!model) throw new Error('There is no lead');
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...model,
      id: `many-${String(index).padStart(3, '0')}`,
      inbox: `p${index % 7}@example.com`,
      score: index % 5,
      created_at: new Date(START.getTime() + (index % 9) * 1000).toISOString(),
    }));
    await database.connection.insertInto('lead').values(many).execute();
    for (const order of ['time', 'score', 'person'])
      for (const direction of ['ascending', 'descending']) {
        const seen: string[] = [];
        for (let after: string | null = ''; after !== null; ) {
          const answer = await owner.get(
            `${LEADS}?order=${order}&direction=${direction}${after === '' ? '' : `&after=${after}`}`,
          );
          const { data, next }: { data: Row[]; next: string | null } = answer.json();
          expect(data.length).toBeLessThanOrEqual(50);
          seen.push(...data.map(({ id }) => id));
          after = next;
        }
        expect([order, direction, seen.length, new Set(seen).size]).toEqual([order, direction, 124, 124]);
      }
    const scores = (await rowsOf(owner, '?order=score')).map(({ score }) => score ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test('one is shown in words, with its points, consent, messages and what else the person sent', async () => {
    const { owner, ids } = await openLeads(open);
    const { data } = (await owner.get(`${LEADS}/${ids.quiz}`)).json();
    expect(data.sections.map(({ title }: { title: string }) => title)).toEqual(['Contact', 'Answers', 'Consent']);
    const lines = Object.fromEntries(
      data.sections.flatMap(({ lines: all }: { lines: { label: string; value: string }[] }) =>
        all.map(({ label, value }) => [label, value]),
      ),
    );
    expect(lines).toMatchObject({ Name: 'Sam Lee', Page: '/2', Language: 'es' });
    expect(Object.values(lines)).toContain('Quick Service / Fast Food');
    expect(data.ranking).toHaveLength(3);
    expect(data.ranking[0].points[0]).toEqual({
      question: expect.stringMatching(/\?$/),
      answer: expect.any(String),
      points: expect.any(Number),
      why: expect.any(String),
    });
    expect(data.others.map(({ id }: Row) => id)).toEqual([ids.quote]);
    expect(data.messages.map(({ receiver, state }: { receiver: string; state: string }) => [receiver, state])).toEqual([
      ['sales', 'waiting'],
      ['visitor', 'waiting'],
    ]);
  });

  test('a change is written down with who made it, and what changes nothing is not', async () => {
    const { owner, ids, admins, signIn } = await openLeads(open);
    const sales = await signIn('sales');
    const seller = await admins.find('sales@tillmatch.example');
    const url = `${LEADS}/${ids.quiz}`;
    expect((await sales.post(url, { state: 'contacted', ownerId: seller?.id })).statusCode).toBe(200);
    await owner.post(url, { state: 'contacted' });
    // As a page makes them.
    const note = { id: '0123456789abcdef0123456789abcdef', note: 'Wants two bars' };
    await owner.post(`${url}/notes`, note);
    // The answer was lost, so it is sent again.
    const { data } = (await owner.post(`${url}/notes`, note)).json();
    expect(data.lead).toMatchObject({ state: 'contacted', ownerId: seller?.id });
    const events = data.events.map(({ byEmail, action, words }: Record<string, string>) => [byEmail, action, words]);
    expect(events.sort()).toEqual([
      ['owner@tillmatch.example', 'note', 'Wants two bars'],
      ['sales@tillmatch.example', 'owner', 'sales@tillmatch.example'],
      ['sales@tillmatch.example', 'state', 'contacted'],
    ]);
    expect((await rowsOf(owner, '?state=contacted')).map(({ id }) => id)).toEqual([ids.quiz]);
    expect((await rowsOf(owner, `?owner=${seller?.id}`)).map(({ id }) => id)).toEqual([ids.quiz]);
    await admins.remove(seller?.id ?? 0);
    expect((await owner.get(url)).json().data.lead.ownerId).toBe(null);
    const refused = await owner.post(url, { state: 'sold', ownerId: 999 });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['state']]);
    expect((await owner.post(url, { ownerId: 999 })).json().errors).toEqual({
      ownerId: ['Please choose one of the offered answers.'],
    });
  });

  test('what is shown is exported as the command does, without people who were forgotten', async () => {
    const { owner, ids } = await openLeads(open);
    await owner.post(`${LEADS}/${ids.demo}/forget`, { email: 'Maria@TrattoriaGallo.example' });
    const answer = await owner.get(`${LEADS}.csv?order=score`, { 'x-desk-search': 'sam' });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="leads-2025-07-15.csv"');
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe('\uFEFFperson,type,id,createdAt,email,name,company,phone,suspicion,details');
    expect(lines.slice(1).filter((line) => line.includes('@example.com'))).toHaveLength(2);
    expect((await owner.get(`${LEADS}.csv`)).body).not.toContain('Gallo');
    expect(await rowsOf(owner)).toHaveLength(3);
  });
});
