import { resolve } from 'node:path';
import { runCommand } from './commandLine.ts';
import { runTranslations, TRANSLATIONS_USAGE } from './translations/runTranslations.ts';

/** Hands texts to a translator and takes them back: `npm run translations -- export es es.csv`. */
const mask = process.umask();
runCommand(TRANSLATIONS_USAGE, async () => {
  // The files it writes are for everyone who works on the site.
  process.umask(mask);
  return runTranslations(process.argv.slice(2), {
    schemas: resolve(import.meta.dirname, '../schemas'),
    print: (text) => process.stdout.write(text),
  });
});
