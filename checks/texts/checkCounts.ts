import type { FormDocument, SoundDocuments } from '../documents.ts';
import { error, type Finding, warning } from '../finding.ts';
import { remembered } from '../remembered.ts';
import { everyText } from './everyText.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** A smaller number counts only some of them: the top 3, two at once. Articles compare a few, so their limit is higher. */
const LEAST = 4;
const LEAST_IN_ARTICLES = 8;

/** A number in words and what it counts. All words in `NUMBERS` have 3 to 9 letters. */
const COUNTED =
  /\b([a-z]{3,9})(?: restaurant)?(?: POS)? (systems|vendor sites|vendors|criteria|features|questions)\b/gi;

type Counts = Readonly<Record<string, readonly number[]>>;

/** Texts with a wrong number of systems, criteria or questions. */
export function checkCounts(documents: SoundDocuments): Finding[] {
  // An unsound or missing document has a finding of its own; its lists can't be counted.
  const lists = ['pos-systems', 'feature-matrix', 'scoring', 'top-25', 'home'] as const;
  if (lists.some((kind) => documents.only(kind) === undefined)) return [];
  const counts = JSON.stringify(countsOf(documents));
  const texts = documents.every('texts', 'routes', 'page', 'site', 'faq', 'home', 'home-variants', 'form', 'quiz');
  return [
    ...texts.flatMap(([file, document]) => checkTexts(document, file, counts, LEAST)),
    ...documents.every('article').flatMap(([file, document]) => checkTexts(document, file, counts, LEAST_IN_ARTICLES)),
  ];
}

/** @param counts as JSON, so that the same lists are the same value */
const checkTexts = remembered((document: object, file: string, counts: string, least: number) => {
  const known: Counts = JSON.parse(counts);
  return everyText(document, '', (at, text) => told(file, at, text, known, least));
});

/** The sizes of the lists that a text may count. */
function countsOf(documents: SoundDocuments): Counts {
  const { systems = [] } = documents.only('pos-systems') ?? {};
  const { criteria = [] } = documents.only('feature-matrix') ?? {};
  const { candidates = [] } = documents.only('scoring') ?? {};
  const { vendors: top = [] } = documents.only('top-25') ?? {};
  const preview = documents.only('home')?.preview;
  const ofSystems = [systems, candidates, top, preview?.vendors ?? []].map(({ length }) => length);
  const ofCriteria = [criteria.length, preview?.criteria.length ?? 0];
  return {
    systems: ofSystems,
    vendors: ofSystems,
    'vendor sites': [systems.length],
    criteria: ofCriteria,
    features: ofCriteria,
    questions: documents.every('quiz').flatMap(([, quiz]) => stepsOf(quiz)),
    'savings questions': documents
      .every('quiz')
      .flatMap(([file, quiz]) => (file === 'quizzes/savings-quiz.schema.json' ? stepsOf(quiz) : [])),
  };
}

/** The fewest and the most questions that a visitor is asked. */
function stepsOf({ required, allOf = [] }: Pick<FormDocument, 'required' | 'allOf'>): number[] {
  return [required.length, new Set([...required, ...allOf.flatMap((rule) => rule.then.required)]).size];
}

function told(file: string, at: string, text: string, counts: Counts, least: number): Finding[] {
  return [...text.matchAll(COUNTED)].flatMap(([words, number = '', noun = '']) => {
    const count = numberOf(number);
    const list = noun === 'questions' && file.startsWith('texts/savings') ? 'savings questions' : noun.toLowerCase();
    const known = [...new Set(counts[list])].filter((length) => length > 0);
    if (count === undefined || count < least || known.length === 0 || known.includes(count)) return [];
    const message = `"${words}": there are ${known.join(' or ')}`;
    // Only a warning, because a question may be added before the texts follow.
    return [noun.toLowerCase() === 'questions' ? warning(file, at, message) : error(file, at, message)];
  });
}

function numberOf(word: string): number | undefined {
  const index = NUMBERS.indexOf(word.toLowerCase());
  return index < 0 ? undefined : index;
}
