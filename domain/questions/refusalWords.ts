/** What a form says about a refused field, by rule; `default` for every rule without words of its own. */
export type RuleWords = Readonly<Record<string, string>>;

/** `default` mostly asks for an answer, which would mislead a visitor whose answer is too long (BL-48). */
const NEEDS_OWN_WORDS: ReadonlySet<string> = new Set(['maxLength']);

/**
 * The form's own words for a refused field; undefined where the general words of the rule fit better, or where the
 * form has none.
 */
export function refusalWords(words: RuleWords | undefined, rule: string): string | undefined {
  return words?.[rule] ?? (NEEDS_OWN_WORDS.has(rule) ? undefined : words?.default);
}
