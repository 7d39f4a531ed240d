import { kindOf } from '#checks/kinds.ts';
import { editJson } from '../editJson.ts';
import { everyPlacedText } from '../searchTexts.ts';
import { pathIn } from './changeText.ts';
import type { Documents, Texts } from './wizard.ts';

/** How a language counts the systems that are compared. */
type Counting = {
  /** From zero. */
  numbers: string;
  /** Before a number that is not the end of a longer one, and after it. */
  before: string;
  after: string;
};

const COUNTING: Readonly<Record<string, Counting>> = {
  en: {
    numbers:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    before: '(?<![\\p{L}\\d$.,])',
    after: '(?= (?:restaurant )?(?:POS )?(?:systems|vendor sites|vendors)\\b)',
  },
  es: {
    numbers:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
    before: '(?<![\\p{L}\\d$.,])',
    after: '(?= (?:sistemas|sitios de proveedores|proveedores)\\b)',
  },
  fr: {
    numbers:
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
    before: '(?<![\\p{L}\\d$.,-])',
    after: '(?= (?:systèmes|sites de fournisseurs|fournisseurs)(?!\\p{L}))',
  },
  zh: {
    numbers: '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十',
    before: '(?<![一二三四五六七八九十百\\d$.,])',
    after: '(?= ?个 ?(?:餐厅)? ?(?:POS)? ?(?:系统|供应商))',
  },
};

/** The texts that say how many systems are compared, with one more, in every language that is known here. */
export function countedAnew(texts: Texts, documents: Documents, before: number): Texts {
  const edited: Record<string, string> = { ...texts };
  for (const [language, counting] of Object.entries(COUNTING)) {
    const counted = counter(counting, before);
    for (const { file, pointer, text } of everyPlacedText(documentsIn(documents, language))) {
      const next = counted(text);
      if (next !== text) edited[file] = editJson(edited[file] ?? '', pathIn(documents[file], pointer), next);
    }
  }
  return edited;
}

/** Replaces a number before the word for systems, written as a word or in digits, by the one after it. */
function counter({ numbers, before, after }: Counting, count: number): (text: string) => string {
  const words = numbers.split(' ');
  const [old, young] = [words[count], words[count + 1]];
  const known = old !== undefined && young !== undefined ? `${old}|${count}` : `${count}`;
  const pattern = new RegExp(`${before}(?:${known})${after}`, 'giu');
  return (text) =>
    text.replace(pattern, (found) => {
      if (found === `${count}`) return `${count + 1}`;
      return found === old ? String(young) : capitalized(String(young));
    });
}

const documentsIn = (documents: Documents, language: string): Documents =>
  Object.fromEntries(
    Object.entries(documents).filter(([file]) =>
      language === 'en'
        ? !['translation', undefined].includes(kindOf(file))
        : file.startsWith(`translations/${language}/`),
    ),
  );

const capitalized = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
