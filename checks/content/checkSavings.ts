import { isRecord } from '#domain/json.ts';
import { type Documents, error, type Finding, pointer } from '../finding.ts';
import { list, readOptionLists } from '../forms/readForm.ts';
import { duplicates, expectKnown } from '../names.ts';

const SAVINGS = 'content/savings.json';
const RATES = 'content/processing-rates.json';
/** The option list that the rates belong to. */
const SYSTEMS = 'savingsPosSystem';

/** Published rates of systems nobody can choose, and sliders that could not stand where the report begins. */
export function checkSavings(documents: Documents): Finding[] {
  return [...checkRates(documents[RATES], documents['options.json']), ...checkSliders(documents[SAVINGS])];
}

function checkRates(rates: unknown, optionLists: unknown): Finding[] {
  const systems = list(isRecord(rates) ? rates.systems : undefined).filter(isRecord);
  const known = readOptionLists(optionLists).get(SYSTEMS);
  const at = (index: number) => pointer('systems', index, 'id');
  return [
    ...duplicates(systems, ({ id }) => id).map((index) => error(RATES, at(index), 'this system is listed twice')),
    ...(known === undefined
      ? []
      : systems.flatMap(({ id }, index) =>
          expectKnown(
            { file: RATES, pointer: at(index) },
            String(id),
            known,
            `"${String(id)}" is not an answer of ${SYSTEMS}`,
          ),
        )),
  ];
}

function checkSliders(savings: unknown): Finding[] {
  const document = isRecord(savings) ? savings : {};
  const sliders = isRecord(document.sliders) ? document.sliders : {};
  const defaults = isRecord(document.defaults) ? document.defaults : {};
  return Object.entries(sliders).flatMap(([name, slider]) => {
    const { min, max } = isRecord(slider) ? slider : {};
    if (typeof min !== 'number' || typeof max !== 'number') return [];
    if (min >= max) return [error(SAVINGS, pointer('sliders', name, 'min'), `min ${min} is not below max ${max}`)];
    const start = isRecord(defaults[name]) ? defaults[name].value : undefined;
    return typeof start === 'number' && (start < min || start > max)
      ? [error(SAVINGS, pointer('defaults', name, 'value'), `${start} is not on its slider, from ${min} to ${max}`)]
      : [];
  });
}
