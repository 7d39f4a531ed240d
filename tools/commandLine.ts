import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ConfigError } from '#server/config.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = { [Name in keyof O]?: O[Name]['type'] extends 'boolean' ? boolean : string };

/** What was typed, or why it is not valid. */
export type CommandLine<O extends Options> = { values: Values<O>; words: string[] } | { mistake: string };

/** Reads arguments strictly: unknown ones are refused before anything happens. */
export function readCommandLine<const O extends Options>(args: readonly string[], options: O): CommandLine<O> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    // Strict parsing returns a value of the declared type for each option.
    return { values: values as Values<O>, words: positionals };
  } catch (error) {
    return { mistake: `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.` };
  }
}

const wantsHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args.includes('--help') || args.includes('-h') || args[0] === 'help';

/**
 * Runs a command whose result is the exit code. A request for help is answered without a database and without a
 * configuration.
 */
export function runCommand(usage: string, command: () => Promise<number>): void {
  const args = process.argv.slice(2);
  if (wantsHelp(args)) {
    console.log(usage.trimEnd());
    process.exitCode = args.length === 0 ? 1 : 0;
    return;
  }
  // Files created here, including the database, are for this user only.
  process.umask(0o077);
  Promise.resolve()
    .then(command)
    .then(
      (code) => {
        process.exitCode = code;
      },
      (error: unknown) => {
        console.error(error instanceof ConfigError ? error.message : sentenceOf(error));
        process.exitCode = 1;
      },
    );
}

/** Operators can act on a sentence; with `DEBUG` set, a stack shows where the code failed. */
function sentenceOf(error: unknown): unknown {
  if (process.env.DEBUG || !(error instanceof Error)) return error;
  return `${error.message}. Nothing was done. (DEBUG=1 shows where it failed.)`;
}
