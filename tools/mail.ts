import { MAIL_USAGE, runMail } from './mail/runMail.ts';
import { withDatabase } from './withDatabase.ts';

/** The waiting mails, for the operator: `npm run mail -- status`. */
withDatabase(MAIL_USAGE, (database) =>
  runMail(process.argv.slice(2), {
    connection: database.connection,
    now: () => new Date(),
    print: (line) => console.log(line),
  }),
);
