import type { SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { readOptionLists } from '../forms/readForm.ts';
import { duplicates, expectKnown } from '../names.ts';

const SAVINGS = 'content/savings.json';
const RATES = 'content/processing-rates.json';
/** The option list that the rates belong to. */
const SYSTEMS = 'savingsPosSystem';
const SLIDERS = ['currentRate', 'transactionFee', 'currentPosCost'] as const;

/** Published rates of systems that can't be chosen, and sliders that can't show the report's defaults. */
export function checkSavings(documents: SoundDocuments): Finding[] {
  return [...checkRates(documents), ...checkSliders(documents)];
}

function checkRates(documents: SoundDocuments): Finding[] {
  const systems = documents.only('processing-rates')?.systems ?? [];
  const options = documents.only('options');
  const known = options && readOptionLists(options).get(SYSTEMS);
  const at = (index: number) => ({ file: RATES, pointer: pointer('systems', index, 'id') });
  return [
    ...duplicates(systems, ({ id }) => id).map((index) =>
      error(RATES, at(index).pointer, 'this system is listed twice'),
    ),
    ...(known ? systems : []).flatMap(({ id }, index) =>
      expectKnown(at(index), id, known ?? [], `"${id}" is not an answer of ${SYSTEMS}`),
    ),
  ];
}

function checkSliders(documents: SoundDocuments): Finding[] {
  const savings = documents.only('savings');
  if (!savings) return [];
  return SLIDERS.flatMap((name) => {
    const { min, max } = savings.sliders[name];
    if (min >= max) return [error(SAVINGS, pointer('sliders', name, 'min'), `min ${min} is not below max ${max}`)];
    const start = savings.defaults[name].value;
    return start < min || start > max
      ? [error(SAVINGS, pointer('defaults', name, 'value'), `${start} is not on its slider, from ${min} to ${max}`)]
      : [];
  });
}
