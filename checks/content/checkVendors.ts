import { isRecord } from '#domain/json.ts';
import type { DocumentTypes, SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer, warning } from '../finding.ts';
import { duplicates, expectKnown } from '../names.ts';

const SYSTEMS = 'content/pos-systems.json';
/** How many columns the comparison has room for at 1,280 px, with the longest name on one line. */
const MOST_BESIDE_EACH_OTHER = 12;
const SOURCES = 'content/sources.json';

/** Systems listed twice, and references to unknown plans (by card rates) or unknown sources (by any document). */
export function checkVendors(documents: SoundDocuments): Finding[] {
  const vendors = documents.only('pos-systems')?.systems ?? [];
  const sources = documents.only('sources')?.sources;
  const known = new Set(Object.keys(sources ?? {}));
  const others = Object.entries(documents.all).filter(([file]) => file.startsWith('content/') && file !== SOURCES);
  return [
    ...(['slug', 'name', 'shortName'] as const).flatMap((key) =>
      duplicates(vendors, (vendor) => vendor[key]).map((index) =>
        error(SYSTEMS, pointer('systems', index, key), `two systems have this ${key}`),
      ),
    ),
    ...(vendors.length > MOST_BESIDE_EACH_OTHER
      ? [
          warning(
            SYSTEMS,
            '/systems',
            `${vendors.length} systems do not fit beside each other on /comparison (${MOST_BESIDE_EACH_OTHER} do)`,
          ),
        ]
      : []),
    ...vendors.flatMap(checkRatePlans),
    ...(sources ? others : []).flatMap(([file, document]) =>
      namedSources(document, '').flatMap(({ source, at }) =>
        expectKnown({ file, pointer: at }, source, known, `there is no source "${source}" in sources.json`),
      ),
    ),
  ];
}

/** Card rates that go with a plan the system does not have. */
function checkRatePlans({ pricing }: DocumentTypes['pos-systems']['systems'][number], system: number): Finding[] {
  const names = pricing.monthlyFees.plans.map(({ name }) => name);
  const place = pointer('systems', system, 'pricing', 'transactionFees', 'rates');
  return pricing.transactionFees.rates.flatMap(({ forPlans = [] }, rate) =>
    forPlans.flatMap((plan, index) =>
      expectKnown(
        { file: SYSTEMS, pointer: place + pointer(rate, 'forPlans', index) },
        plan,
        names,
        `"${plan}" is not a plan of this system`,
      ),
    ),
  );
}

/** Everything under "source" or in a list under "sources", at any depth. */
function namedSources(value: unknown, at: string): { source: string; at: string }[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => namedSources(entry, at + pointer(index)));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const within = at + pointer(key);
    if (key === 'source' && typeof entry === 'string') return [{ source: entry, at: within }];
    if (key !== 'sources' || !Array.isArray(entry)) return namedSources(entry, within);
    return entry.map((source: unknown, index) => ({ source: String(source), at: within + pointer(index) }));
  });
}
