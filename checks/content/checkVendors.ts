import { isRecord } from '#domain/json.ts';
import { type Documents, error, type Finding, pointer } from '../finding.ts';
import { list } from '../forms/readForm.ts';
import { duplicates, expectKnown } from '../names.ts';

const SYSTEMS = 'content/pos-systems.json';
const SOURCES = 'content/sources.json';
const HOME = 'content/home.json';

/** The systems of `pos-systems.json`. */
export function readVendors(posSystems: unknown): Record<string, unknown>[] {
  return list(isRecord(posSystems) ? posSystems.systems : undefined).filter(isRecord);
}

/** Systems listed twice; vendors of the logo strip, plans of card rates and sources of any document that do not exist. */
export function checkVendors(documents: Documents): Finding[] {
  const vendors = readVendors(documents[SYSTEMS]);
  const slugs = vendors.map(({ slug }) => String(slug));
  const { [HOME]: home, [SOURCES]: sources, ...others } = documents;
  const known = new Set(Object.keys(isRecord(sources) && isRecord(sources.sources) ? sources.sources : {}));
  return [
    ...['slug', 'name', 'shortName'].flatMap((key) =>
      duplicates(vendors, (vendor) => vendor[key]).map((index) =>
        error(SYSTEMS, pointer('systems', index, key), `two systems have this ${key}`),
      ),
    ),
    ...list(isRecord(home) ? home.logoStrip : undefined).flatMap((slug, index) =>
      expectKnown(
        { file: HOME, pointer: pointer('logoStrip', index) },
        String(slug),
        slugs,
        `"${String(slug)}" is no vendor of pos-systems.json`,
      ),
    ),
    ...vendors.flatMap(checkRatePlans),
    ...Object.entries(others)
      .filter(([file]) => file.startsWith('content/'))
      .flatMap(([file, document]) =>
        namedSources(document, '').flatMap(({ source, at }) =>
          expectKnown({ file, pointer: at }, source, known, `there is no source "${source}" in sources.json`),
        ),
      ),
  ];
}

/** Card rates that go with a plan the system does not have. */
function checkRatePlans({ pricing }: Record<string, unknown>, system: number): Finding[] {
  const part = (name: string) => (isRecord(pricing) && isRecord(pricing[name]) ? pricing[name] : {});
  const plans = list(part('monthlyFees').plans).filter(isRecord);
  const names = plans.map(({ name }) => String(name));
  return list(part('transactionFees').rates).flatMap((rate, index) =>
    list(isRecord(rate) ? rate.forPlans : undefined).flatMap((plan, place) =>
      expectKnown(
        {
          file: SYSTEMS,
          pointer: pointer('systems', system, 'pricing', 'transactionFees', 'rates', index, 'forPlans', place),
        },
        String(plan),
        names,
        `"${String(plan)}" is no plan of this system`,
      ),
    ),
  );
}

/** Whatever stands under "source", or in a list under "sources", at any depth. */
function namedSources(value: unknown, at: string): { source: string; at: string }[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => namedSources(entry, at + pointer(index)));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const within = at + pointer(key);
    if (key === 'source' && typeof entry === 'string') return [{ source: entry, at: within }];
    if (key !== 'sources') return namedSources(entry, within);
    return list(entry).flatMap((source, index) =>
      typeof source === 'string' ? [{ source, at: within + pointer(index) }] : [],
    );
  });
}
