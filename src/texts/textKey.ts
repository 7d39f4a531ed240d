import type { Values } from './words.ts';

/** A document of `schemas/texts/`; `$id` is its name. */
export type TextsDocument = { $id: string };

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A text with a count has one key per plural form, and is used without that suffix. */
type WithoutForm<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;

/** The keys of a document's texts, with nested keys joined by dots. */
export type TextKey<Texts, Before extends string = ''> = {
  [Key in keyof Texts & string]: Key extends `$${string}`
    ? never
    : Texts[Key] extends string
      ? `${Before}${WithoutForm<Key>}`
      : TextKey<Texts[Key], `${Before}${Key}.`>;
}[keyof Texts & string];

/** Gives the text of a key, with values filled in. */
export type TextOf<Texts> = (key: TextKey<Texts>, values?: Values) => string;
