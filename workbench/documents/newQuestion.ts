import type { FormDocument } from '#checks/documents.ts';
import { pointer } from '#checks/finding.ts';
import { isRecord } from '#domain/json.ts';
import { type Asked, withAsked } from './asked.ts';
import { editJson, moveEntry, valueAt } from './editJson.ts';

export type NewQuestion = {
  title: string;
  /** Where it goes: after this question, or first. */
  after: string | undefined;
  /** Of a list that is there, or the titles of a new one. */
  answers: { list: string } | { titles: readonly string[] };
  asked: Asked;
};

const OPTIONS = 'options.json';

/**
 * The documents with another question in a quiz.
 * @returns the documents that change, and where the question is
 */
export function addQuestion(
  texts: Readonly<Record<string, string>>,
  quiz: string,
  added: NewQuestion,
): { place: { file: string; pointer: string }; documents: Readonly<Record<string, string>> } {
  const before = texts[quiz] ?? '';
  const options = texts[OPTIONS] ?? '';
  const taken = Object.keys(recordAt(before, ['properties']));
  const name = storedName(added.title, taken);
  const list =
    'list' in added.answers ? added.answers.list : storedName(added.title, Object.keys(recordAt(options, ['$defs'])));
  const question = { title: added.title, $ref: `options.json#/$defs/${list}` };
  const position = added.after === undefined ? 0 : taken.indexOf(added.after) + 1;
  const inserted = moveEntry(editJson(before, ['properties', name], question), ['properties'], taken.length, position);
  // The cast holds for a quiz that the check accepts; of another one only these parts are read.
  const asked = withAsked(valueAt(inserted, []) as FormDocument, name, added.asked);
  const edited = editJson(editJson(inserted, ['required'], asked.required), ['allOf'], asked.allOf);
  return {
    place: { file: quiz, pointer: pointer('properties', name) },
    documents: {
      [quiz]: edited,
      ...('titles' in added.answers && {
        [OPTIONS]: editJson(options, ['$defs', list], { type: 'string', oneOf: answersOf(added.answers.titles) }),
      }),
    },
  };
}

function answersOf(titles: readonly string[]) {
  const taken: string[] = [];
  return titles.map((title) => {
    const answer = newAnswer(title, taken);
    taken.push(answer.const);
    return answer;
  });
}

/** An answer with a stored value in the way of the documents: `more-than-20`. */
export const newAnswer = (title: string, taken: readonly string[]) => ({
  const: freeName(words(title).join('-') || 'answer', taken, '-'),
  title,
});

/** A name in the way of the documents: `howManyTables`. It never changes once it is live, its title may. */
export function storedName(title: string, taken: readonly string[]): string {
  const [first = 'question', ...rest] = words(title)
    .filter((word) => !FILLERS.has(word) && !/^\d+$/.test(word))
    .slice(0, MOST_WORDS);
  const name = first + rest.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  return freeName(/^[a-z]/.test(name) ? name : `question${name}`, taken, '');
}

const MOST_WORDS = 4;
const FILLERS = new Set(
  'do you your the a an of is are does what which how would like have to in for on and or'.split(' '),
);

function freeName(name: string, taken: readonly string[], link: string): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}${link}${number}`)) number += 1;
  return `${name}${link}${number}`;
}

const words = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

function recordAt(text: string, path: readonly string[]): Record<string, unknown> {
  const value = valueAt(text, path);
  return isRecord(value) ? value : {};
}
