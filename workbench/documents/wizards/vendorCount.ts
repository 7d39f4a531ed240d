import { kindOf } from '#checks/kinds.ts';
import { editJson } from '../editJson.ts';
import { everyPlacedText } from '../searchTexts.ts';
import { pathIn } from './changeText.ts';
import type { Documents, Texts } from './wizard.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The English texts that say how many systems are compared, with one more. What translations say is for people. */
export function countedAnew(texts: Texts, documents: Documents, before: number): Texts {
  const [old, young] = [NUMBERS[before], NUMBERS[before + 1]];
  if (old === undefined || young === undefined) return texts;
  const counted = new RegExp(`\\b${old}(?=(?: restaurant)?(?: POS)? (?:systems|vendor sites|vendors)\\b)`, 'gi');
  const read = Object.fromEntries(
    Object.entries(documents).filter(([file]) => !['translation', undefined].includes(kindOf(file))),
  );
  const edited: Record<string, string> = { ...texts };
  for (const { file, pointer, text } of everyPlacedText(read)) {
    const next = text.replace(counted, (word) => (word[0] === old[0] ? young : capitalized(young)));
    if (next !== text) edited[file] = editJson(edited[file] ?? '', pathIn(documents[file], pointer), next);
  }
  return edited;
}

const capitalized = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
