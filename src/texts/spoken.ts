/** English is complete; a missing text of another language falls back to it, and then to the key itself (spec 1). */
export const ENGLISH = 'en';

let language = ENGLISH;
const listeners = new Set<() => void>();
const translations = new Map<string, Readonly<Record<string, unknown>>>();

/** The language that the page is in. */
export const spokenLanguage = (): string => language;

/** Changes the language for everything that listens, with the documents that are translated, if they are new. */
export function speak(chosen: string, documents?: Readonly<Record<string, unknown>>): void {
  if (documents) translations.set(chosen, documents);
  language = chosen;
  for (const listener of listeners) listener();
}

/** A document of `schemas/` in another language, as far as it is translated: `translationOf('es', 'texts/home')`. */
export const translationOf = (spoken: string, name: string): unknown => translations.get(spoken)?.[name];

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
