import { pointer } from '#checks/finding.ts';
import { editJson, type JsonPath } from '../editJson.ts';
import { asksSource, requiredSource, withSource } from './sources.ts';
import { SYSTEMS, vendorsIn } from './vendors.ts';
import {
  asksChoice,
  changedTexts,
  listIn,
  recordIn,
  type Setting,
  type Texts,
  valueIn,
  type Wizard,
} from './wizard.ts';

const RATES = 'content/processing-rates.json';
const TOP = 'content/top-25.json';

/** Where a vendor's figures are, what they are called, and what of each is a figure. */
const PARTS = [
  { path: ['pricing', 'monthlyFees', 'plans'], said: 'pricing.monthlyFees.text', figures: ['monthly'] },
  {
    path: ['pricing', 'transactionFees', 'rates'],
    said: 'pricing.transactionFees.text',
    figures: ['percent', 'fixed'],
  },
  {
    path: ['pricing', 'hardwareCosts', 'items'],
    said: 'pricing.hardwareCosts.text',
    figures: ['priceMin', 'priceMax'],
  },
  { path: ['addons'], said: '', figures: ['monthly', 'monthlyMax'] },
] as const;
const FIGURES: Readonly<Record<string, string>> = {
  monthly: 'Dollars a month',
  monthlyMax: 'At most, dollars a month',
  percent: 'Percent of the sale, as 2.49',
  fixed: 'And dollars each, as 0.15',
  priceMin: 'Dollars, at least',
  priceMax: 'Dollars, at most',
};

/** A figure of a vendor with where it was seen and when, wherever else it is said. */
export const changePrice: Wizard = {
  name: 'price',
  title: 'Change a price',
  intro: 'Where texts name the old figure, they get the new one, in each language.',
  about: 'Of the vendor',
  subjects: ({ documents }) => vendorsIn(documents).map(({ slug, name }) => ({ value: slug, title: name })),
  asks({ documents }, slug, filled) {
    const prices = pricesOf(documents, slug);
    const chosen = prices.find(({ value }) => value === filled.price);
    return {
      type: 'object',
      required: ['price', ...(chosen ? requiredSource(filled) : [])],
      properties: {
        price: asksChoice('Which price', prices),
        ...(chosen && {
          ...Object.fromEntries(
            chosen.figures.map((name) => [
              name,
              {
                title: FIGURES[name],
                type: 'number',
                minimum: 0,
                description: `Now: ${chosen.entry[name] ?? 'not published'}. Left empty, it is not published.`,
              },
            ]),
          ),
          ...asksSource(documents, filled),
        }),
      },
    };
  },
  edit(setting, slug, filled) {
    const { documents } = setting;
    const { texts, source } = withSource(setting.texts, setting, filled);
    const chosen = pricesOf(documents, slug).find(({ value }) => value === filled.price);
    const index = vendorsIn(documents).findIndex((vendor) => vendor.slug === slug);
    const place = { file: SYSTEMS, pointer: pointer('systems', index, 'pricing') };
    if (!chosen) return { changed: {}, place };
    const figures = Object.fromEntries(
      chosen.figures.map((name) => [name, figureOf(filled[name], chosen.entry[name])]),
    );
    const at = ['systems', index, ...chosen.path];
    let edited: Texts = {
      ...texts,
      [SYSTEMS]: editJson(texts[SYSTEMS] ?? '', at, { ...chosen.entry, ...figures, source }),
    };
    for (const name of chosen.figures)
      edited = sayAnew(edited, setting, { slug, index, name, from: chosen.entry[name], to: figures[name] });
    return { changed: changedTexts(setting.texts, followed(edited, setting, slug, index)), place };
  },
};

function pricesOf(documents: Setting['documents'], slug: string) {
  const system = vendorsIn(documents).find((vendor) => vendor.slug === slug)?.system;
  return PARTS.flatMap(({ path, figures }) =>
    listIn(valueIn(system, path))
      .map(recordIn)
      .map((entry, index) => ({
        value: JSON.stringify([...path, index]),
        title: `${entry.name ?? `Card rate ${entry.channel}, ${entry.plan ?? 'any plan'}`}`,
        path: [...path, index] as JsonPath,
        entry,
        // One that is not there is not asked for.
        figures: figures.filter((name) => name in entry),
      })),
  );
}

const figureOf = (given: unknown, before: unknown): number | null | undefined =>
  typeof given === 'number' ? given : before === undefined ? undefined : null;

type Figure = { slug: string; index: number; name: string; from: unknown; to: unknown };

/** A vendor's own texts with the new figure where they name the old one, in each language. */
function sayAnew(texts: Texts, { documents }: Setting, { slug, index, name, from, to }: Figure): Texts {
  if (typeof from !== 'number' || typeof to !== 'number' || from === to) return texts;
  const places = Object.keys(documents).flatMap((file): [string, JsonPath][] => {
    if (file === SYSTEMS) return [[file, ['systems', index]]];
    if (/^translations\/[^/]+\/content\/pos-systems\.json$/.test(file)) return [[file, ['systems', slug]]];
    if (file === TOP) return [[file, ['vendors', topOf(documents, slug)]]];
    if (/^translations\/[^/]+\/content\/top-25\.json$/.test(file)) return [[file, ['vendors', slug]]];
    return [];
  });
  const edited: Record<string, string> = { ...texts };
  for (const [file, at] of places)
    for (const [path, text] of textsWithin(valueIn(JSON.parse(edited[file] ?? '{}'), at), at)) {
      const replaced = withFigure(text, name, from, to);
      if (replaced !== text) edited[file] = editJson(edited[file] ?? '', path, replaced);
    }
  return edited;
}

/** What follows from a vendor's plans: its lowest price, there and in the list of the best. */
function followed(texts: Texts, { documents }: Setting, slug: string, index: number): Texts {
  const system = valueIn(JSON.parse(texts[SYSTEMS] ?? '{}'), ['systems', index]);
  const prices = listIn(valueIn(system, ['pricing', 'monthlyFees', 'plans']))
    .map((plan) => recordIn(plan).monthly)
    .filter((monthly): monthly is number => typeof monthly === 'number');
  const entry = prices.length > 0 ? Math.min(...prices) : null;
  const path = ['systems', index, 'pricing', 'entryMonthly'];
  let edited: Texts = { ...texts, [SYSTEMS]: editJson(texts[SYSTEMS] ?? '', path, entry) };
  const top = topOf(documents, slug);
  if (top >= 0)
    edited = { ...edited, [TOP]: editJson(edited[TOP] ?? '', ['vendors', top, 'pricing', 'startingMonthly'], entry) };
  const rates = listIn(valueIn(system, ['pricing', 'transactionFees', 'rates'])).map((rate) => recordIn(rate).percent);
  const published = listIn(recordIn(documents[RATES]).systems).map(recordIn);
  const hint = published.findIndex(({ id }) => id === slug);
  const now = published[hint]?.ratePercent;
  const before = listIn(valueIn(vendorsIn(documents)[index]?.system, ['pricing', 'transactionFees', 'rates']));
  const next = rates[before.findIndex((rate) => recordIn(rate).percent === now)];
  if (hint >= 0 && typeof now === 'number' && !rates.includes(now) && typeof next === 'number')
    edited = { ...edited, [RATES]: editJson(edited[RATES] ?? '', ['systems', hint, 'ratePercent'], next) };
  return edited;
}

const topOf = (documents: Setting['documents'], slug: string) =>
  listIn(recordIn(documents[TOP]).vendors).findIndex((vendor) => recordIn(vendor).slug === slug);

/** A text with another figure: $69, 2.49%, 15¢, and as some languages write them, 69 $ and 2,49 %. */
export function withFigure(text: string, name: string, from: number, to: number): string {
  const isCents = name === 'fixed';
  const sign = isCents ? '¢' : name === 'percent' ? '%' : '\\$';
  const [old, young] = (isCents ? [from * 100, to * 100] : [from, to]).map((figure) => Number(figure.toFixed(4)));
  const written = (figure: number | undefined, mark: string) =>
    (figure ?? 0).toLocaleString('en-US').replace('.', mark);
  return ['.', ','].reduce((edited, mark) => {
    const figure = written(old, mark).replaceAll('.', '\\.');
    const alone = `(?<![\\d.,])${figure}(?![\\d]|[.,]\\d)`;
    const near = new RegExp(`${sign === '\\$' ? `(?<=\\$)${alone}|` : ''}${alone}(?=\\s?${sign})`, 'g');
    return edited.replace(near, () => written(young, mark));
  }, text);
}

function textsWithin(value: unknown, at: JsonPath): [JsonPath, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsWithin(entry, [...at, index]));
  return Object.entries(recordIn(value)).flatMap(([key, entry]) => textsWithin(entry, [...at, key]));
}
