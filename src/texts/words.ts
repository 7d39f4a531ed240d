import { isRecord } from '#domain/json.ts';

/** The values of a text's placeholders; `count` also chooses its plural form. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * The text of a key (`hero.start`) in a document of texts, before it is filled in.
 * @param count chooses between the forms of the language: `chosen_one`, `chosen_other`
 */
export function findText(document: unknown, key: string, language: string, count?: unknown): string | undefined {
  const path = key.split('.');
  const last = path.pop() ?? key;
  const group = path.reduce<unknown>((texts, name) => (isRecord(texts) ? texts[name] : undefined), document);
  if (!isRecord(group)) return undefined;
  const forms =
    typeof count === 'number' ? [`${last}_${pluralRules(language).select(count)}`, `${last}_other`, last] : [last];
  const form = forms.find((name) => typeof group[name] === 'string');
  return form === undefined ? undefined : String(group[form]);
}

/** A text with its placeholders filled in: `{step} of {total}`. A placeholder without a value becomes empty. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const known = new Map<string, Intl.PluralRules>();

/** Cached, because creating one takes a tenth of a millisecond. */
function pluralRules(language: string): Intl.PluralRules {
  const rules = known.get(language) ?? new Intl.PluralRules(language);
  known.set(language, rules);
  return rules;
}
