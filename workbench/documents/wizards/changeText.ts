import { keysOf } from '#checks/finding.ts';
import { kindOf } from '#checks/kinds.ts';
import { editJson, type JsonPath } from '../editJson.ts';
import { nameOf } from '../outline.ts';
import { everyPlacedText, type PlacedText, searchTexts } from '../searchTexts.ts';
import { type TranslatedText, translatedTexts } from '../translatedTexts.ts';
import { asksTranslations, requiredTranslations, withTranslations } from './inLanguages.ts';
import { asksChoice, asksText, changedTexts, type Documents, type Filled, textOf, type Wizard } from './wizard.ts';

const MOST = 25;

/** A text that visitors read, found by a part of it, with its translations. */
export const changeText: Wizard = {
  name: 'text',
  title: 'Change a text',
  about: '',
  long: ['wording'],
  subjects: () => [{ value: 'any', title: 'Any text' }],
  asks({ documents }, _any, filled) {
    const found = foundBy(documents, textOf(filled.sentence));
    const chosen = found.find(({ value }) => value === filled.text);
    return {
      type: 'object',
      required: [
        'sentence',
        ...(found.length > 0 ? ['text'] : []),
        ...(chosen ? ['wording', ...requiredTranslations(documents, 'wording')] : []),
      ],
      properties: {
        sentence: asksText('A part of it, as it is read', {
          ...(textOf(filled.sentence).length > 1 &&
            found.length === 0 && { description: 'No text has this.', not: {} }),
        }),
        ...(found.length > 0 && { text: asksChoice('Which text', found) }),
        ...(chosen && {
          wording: asksText('How it is to read', { description: `Now: ${chosen.translated.english}` }),
          ...withNow(asksTranslations(documents, 'wording', 'The same'), chosen.translated),
        }),
      },
    };
  },
  edit(setting, _any, filled) {
    const { texts, documents } = setting;
    const chosen = foundBy(documents, textOf(filled.sentence)).find(({ value }) => value === filled.text);
    if (!chosen) return { changed: {}, place: { file: 'content/site.json', pointer: '' } };
    const { file, pointer } = chosen.placed;
    const edited = {
      ...texts,
      [file]: editJson(texts[file] ?? '', pathIn(documents[file], pointer), textOf(filled.wording)),
    };
    const path = chosen.translated.path;
    return {
      changed: changedTexts(texts, withTranslations(edited, setting, { file, path, field: 'wording', filled })),
      place: chosen.placed,
    };
  },
};

type Found = { value: string; title: string; placed: PlacedText; translated: TranslatedText };

/** The texts with a part, each with its translations. */
export function foundBy(documents: Documents, sentence: string): Found[] {
  const read = Object.fromEntries(
    Object.entries(documents).filter(([file]) => !['translation', 'article', undefined].includes(kindOf(file))),
  );
  return searchTexts(everyPlacedText(read), sentence)
    .flatMap((placed) => {
      const translated = translatedTexts(documents, placed.file, placed.pointer).find(
        ({ english }) => english === placed.text,
      );
      const value = placed.file + placed.pointer;
      return translated ? [{ value, title: `${placed.text} (${nameOf(placed.file)})`, placed, translated }] : [];
    })
    .slice(0, MOST);
}

/** Says what a translation reads now. */
function withNow(fields: Record<string, object>, { in: now }: TranslatedText): Filled {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const text = now[name.slice(name.indexOf('-') + 1)];
      return [name, text === undefined ? field : { ...field, description: `Now: ${text}` }];
    }),
  );
}

/** A pointer as a path: positions of lists are numbers. */
export function pathIn(document: unknown, at: string): JsonPath {
  let value = document;
  return keysOf(at).map((key) => {
    const step = Array.isArray(value) ? Number(key) : key;
    value = (value as Record<string | number, unknown> | undefined)?.[step];
    return step;
  });
}
