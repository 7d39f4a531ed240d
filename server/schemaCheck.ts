import { checkDocuments } from '#checks/checkDocuments.ts';

/** All documents and meta-schemas, as built into this server. */
const modules = import.meta.glob<unknown>('/schemas/**/*.json', { eager: true, import: 'default' });

/** Refuses to start with documents that would break the site, and lists their faults. */
export function assertSchemas(): void {
  const entries = Object.entries(modules).map(
    ([path, document]) => [path.slice('/schemas/'.length), document] as const,
  );
  const isMeta = ([file]: readonly [string, unknown]) => file.startsWith('meta/');
  const errors = checkDocuments({
    documents: Object.fromEntries(entries.filter((entry) => !isMeta(entry))),
    metaSchemas: Object.fromEntries(entries.filter(isMeta)),
    today: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
  }).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const lines = errors.map(({ file, pointer, message }) => `  schemas/${file} ${pointer}: ${message}`);
  throw new SchemaFault(`The documents in schemas/ have faults, so the server does not start:\n${lines.join('\n')}`);
}

/** A fault of the documents, not of the code: shown without a stack. */
class SchemaFault extends Error {
  override name = 'SchemaFault';
}
