import type { Database } from '#server/database/schema.ts';
import { seedArticles } from './benchDesk/seedArticles.ts';
import { seedFunnel } from './benchDesk/seedFunnel.ts';
import { seedLeads } from './benchDesk/seedLeads.ts';
import { withDatabase } from './withDatabase.ts';

const USAGE = `
Fills the database with rows without real names, to try the desk with. Not for a site that is public.

  npm run seed:desk -- leads 500         leads of every kind
  npm run seed:desk -- attempts 2000     attempts at the quizzes in the last 30 days
  npm run seed:desk -- articles 500      published articles
`;

const seeds: Readonly<Record<string, (database: Database, count: number) => Promise<void>>> = {
  leads: seedLeads,
  attempts: (database, count) => seedFunnel(database, count, new Date()),
  articles: (database, count) => seedArticles(database, count, new Date()),
};

withDatabase(USAGE, async (database) => {
  const [what, words = ''] = process.argv.slice(2);
  const count = Number(words);
  const seed = what !== undefined && Object.hasOwn(seeds, what) ? seeds[what] : undefined;
  if (!seed || !Number.isInteger(count) || count < 1) {
    console.error(USAGE.trim());
    return 1;
  }
  await seed(database, count);
  console.log(`${count} ${what} were added.`);
  return 0;
});
