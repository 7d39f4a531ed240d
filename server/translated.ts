import { inLanguage } from '#checks/texts/inLanguage.ts';

/** All documents and their translations, as built into this server. */
function readDocuments(): Readonly<Record<string, unknown>> {
  try {
    return import.meta.glob<unknown>(['/schemas/**/*.json', '!/schemas/meta/**'], { eager: true, import: 'default' });
  } catch {
    // The operator's commands run from source, without a build. They show leads, and write no mails.
    return {};
  }
}

const documents = Object.fromEntries(
  Object.entries(readDocuments()).map(([path, document]) => [path.slice('/schemas/'.length), document]),
);
const known = new Map<string, unknown>();

/**
 * A document in a language, if it is translated as a whole; otherwise in English as a whole.
 * @param file its path inside `schemas/`
 */
export function translated<Document>(file: string, english: Document, language: string): Document {
  const translation = `translations/${language}/${file}`;
  if (!(translation in documents)) return english;
  if (!known.has(translation)) known.set(translation, inLanguage(file, documents[file], documents[translation]));
  // The cast holds because a translation has the shape of its document.
  return known.get(translation) as Document;
}

/** Keeps a value that depends only on the language; it is made when first needed. */
export function byLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const kept = made.get(language) ?? make(language);
    // Languages come from requests, so there is no limit to their names.
    if (made.size < MOST_LANGUAGES) made.set(language, kept);
    return kept;
  };
}

const MOST_LANGUAGES = 50;
