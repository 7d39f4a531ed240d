import { seedFunnel } from './benchDesk/seedFunnel.ts';
import { seedLeads } from './benchDesk/seedLeads.ts';
import { withDatabase } from './withDatabase.ts';

const USAGE = `
Fills the database with rows without real names, to try the desk with. Not for a site that is public.

  npm run seed:desk -- leads 500         leads of every kind
  npm run seed:desk -- attempts 2000     attempts at the quizzes in the last 30 days
`;

withDatabase(USAGE, async (database) => {
  const [what, words = ''] = process.argv.slice(2);
  const count = Number(words);
  if ((what !== 'leads' && what !== 'attempts') || !Number.isInteger(count) || count < 1) {
    console.error(USAGE.trim());
    return 1;
  }
  if (what === 'leads') await seedLeads(database, count);
  else await seedFunnel(database, count, new Date());
  console.log(`${count} ${what} were added.`);
  return 0;
});
