import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = { [Name in keyof O]?: O[Name]['type'] extends 'boolean' ? boolean : string };

/** What was typed, or why it is not understood. */
export type CommandLine<O extends Options> = { values: Values<O>; words: string[] } | { mistake: string };

/** Reads arguments strictly: what nobody knows is refused before anything happens. */
export function readCommandLine<const O extends Options>(args: readonly string[], options: O): CommandLine<O> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    // Strict parsing returns for each option what its type says.
    return { values: values as Values<O>, words: positionals };
  } catch (error) {
    return { mistake: `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.` };
  }
}

/** Whether help is asked for, which needs no database and no configuration. */
export const wantsHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args.includes('--help') || args.includes('-h') || args[0] === 'help';
