import type { DocumentTypes, QuestionDocument } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { duplicates } from '../names.ts';
import { type FormOutline, referencedList } from './readForm.ts';

const FILE = 'options.json';

/** Answers listed twice, answers that a visitor can't tell apart, unused lists. */
export function checkOptions({ $defs }: DocumentTypes['options'], forms: readonly FormOutline[]): Finding[] {
  const used = new Set(forms.flatMap(({ properties }) => [...properties.values()].flatMap(referencedLists)));
  return Object.entries($defs).flatMap(([id, { oneOf: options }]) => {
    const at = (index: number, key: string) => pointer('$defs', id, 'oneOf', index, key);
    return [
      ...duplicates(options, (option) => option.const).map((index) =>
        error(FILE, at(index, 'const'), 'this answer is listed twice'),
      ),
      ...duplicates(options, (option) => option.title).map((index) =>
        error(FILE, at(index, 'title'), 'two answers read the same: a visitor could not tell them apart'),
      ),
      ...(used.has(id) ? [] : [error(FILE, pointer('$defs', id), `no form or quiz uses the list "${id}"`)]),
    ];
  });
}

const referencedLists = ({ $ref, items }: QuestionDocument) => [referencedList($ref), referencedList(items?.$ref)];
