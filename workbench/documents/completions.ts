import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';
import { isRecord } from '#domain/json.ts';
import { propertiesAt, schemaAt } from './metaSchema.ts';

/** What may be written at a place. `insert` is the JSON of it. */
export type Completion = { label: string; insert: string; about?: string };
export type CompletionList = { from: number; to: number; items: Completion[] };

type Schemas = Readonly<Record<string, unknown>>;

/** The names or values that a meta-schema allows where the cursor is. */
export function completionsAt(text: string, offset: number, kind: string, metas: Schemas): CompletionList | undefined {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const isInNode = previousNode !== undefined && offset <= previousNode.offset + previousNode.length;
  const from = isInNode ? previousNode.offset : offset;
  const to = isInNode ? previousNode.offset + previousNode.length : offset;
  const container = isAtPropertyKey ? path.slice(0, -1) : path;
  const keys = container.map(String);
  const items = isAtPropertyKey
    ? names(propertiesAt(metas, kind, keys), present(text, container), text.slice(to))
    : values(schemaAt(metas, kind, keys) ?? {});
  return items.length > 0 ? { from, to, items } : undefined;
}

type Schema = Readonly<Record<string, unknown>>;

function names(properties: Readonly<Record<string, Schema>>, used: readonly string[], rest: string): Completion[] {
  const colon = /^\s*:/.test(rest) ? '' : ': ';
  return Object.entries(properties)
    .filter(([name, property]) => !used.includes(name) && !isForbidden(property))
    .map(([name, property]) => ({
      label: name,
      insert: `${JSON.stringify(name)}${colon}`,
      ...aboutOf(property),
    }));
}

function values(schema: Schema): Completion[] {
  const allowed = 'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : [];
  const flags = schema.type === 'boolean' ? [true, false] : [];
  return [...allowed, ...flags].map((value) => ({
    label: String(value),
    insert: JSON.stringify(value),
    ...aboutOf(schema),
  }));
}

function present(text: string, path: readonly (string | number)[]): string[] {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  return (node?.children ?? []).flatMap((child) => String(child.children?.[0]?.value ?? ''));
}

/** `"not": {}`: a name that is there to be refused with its reason. */
const isForbidden = (schema: Schema) => isRecord(schema.not) && Object.keys(schema.not).length === 0;

const aboutOf = (schema: Schema) => (typeof schema.description === 'string' ? { about: schema.description } : {});
