import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readCommandLine } from '../commandLine.ts';
import { parseDocument } from '../schemasCheck/parseDocument.ts';
import { readTexts } from '../schemasCheck/project.ts';
import { readCsv, writeCsv } from './csv.ts';
import { takeBack } from './takeBack.ts';
import { textsOf } from './textsOf.ts';

export const TRANSLATIONS_USAGE = `npm run -s translations -- export es > es.csv   the texts that Spanish lacks, for a translator
npm run translations -- export es es.csv        the same, into a file
  --all                                         with export: also what is translated, to be looked over
npm run translations -- import es es.csv        puts what was translated in its places, if all of it is right
  --dry-run                                     with import: says what would change, and changes nothing
`;

const OPTIONS = { all: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = { export: ['all'], import: ['dry-run'] };
const LANGUAGE = /^[a-z]{2}(?:-[A-Z]{2})?$/;

type Surroundings = { schemas: string; print: (text: string) => void };

/** Does what the arguments ask for and returns the exit code. */
export function runTranslations(args: readonly string[], { schemas, print }: Surroundings): number {
  const refuse = (line: string) => {
    print(`${line}\n\n${TRANSLATIONS_USAGE}`);
    return 1;
  };
  const read = readCommandLine(args, OPTIONS);
  if ('mistake' in read) return refuse(read.mistake);
  const [command = '', language, file, ...more] = read.words;
  const known = OPTIONS_OF[command];
  if (!known) return refuse(command === '' ? 'Which command?' : `"${command}" is not a command.`);
  const foreign = Object.keys(read.values).find((option) => !known.includes(option));
  if (foreign !== undefined) return refuse(`"${command}" has no option --${foreign}.`);
  if (more[0] !== undefined) return refuse(`"${more[0]}" is one word too many.`);
  if (language === undefined || !LANGUAGE.test(language) || language === 'en')
    return refuse(language === undefined ? 'Which language?' : `"${language}" is no language to translate to.`);

  const texts = readTexts(schemas);
  const documents = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, parseDocument(path, text).value]),
  );
  if (command === 'export') {
    const missing = textsOf(documents, language, read.values.all === true);
    if (file === undefined) print(writeCsv(missing));
    else {
      writeFileSync(file, writeCsv(missing));
      print(`${missing.length} texts in ${file}\n`);
    }
    return 0;
  }

  if (file === undefined) return refuse('Which file?');
  const rows = readCsv(readFileSync(file, 'utf8'));
  if (typeof rows === 'string') return refuse(rows);
  const { faults, texts: count, files } = takeBack(rows, language, documents, texts);
  if (faults.length > 0) {
    print(`${faults.join('\n')}\n\nNothing was changed.\n`);
    return 1;
  }
  const isTrial = read.values['dry-run'] === true;
  for (const [path, text] of Object.entries(files)) {
    if (isTrial) continue;
    mkdirSync(dirname(resolve(schemas, path)), { recursive: true });
    writeFileSync(resolve(schemas, path), text);
  }
  const paths = Object.keys(files).map((path) => `schemas/${path}\n`);
  print(`${paths.join('')}${count} texts ${isTrial ? 'would be' : 'were'} changed\n`);
  return 0;
}
