import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { isRecord } from '#domain/json.ts';
import { bundleForm, type FormSchema, type PropertySchema } from '#domain/questions/formSchema.ts';

/** A generated file, its path inside `schemas/`. */
export type GeneratedFile = { file: string; code: string };

/** Type names for documents whose file name would mislead. */
const TYPE_NAMES: Readonly<Record<string, string>> = { interaction: 'InteractionEvent' };

/** Meta-schemas of parts, and of documents whose properties are named by their owner: checks/documents.ts types those. */
const NOT_GENERATED = /^(?:common|question|form|quiz)\.meta\.json$/;

/** The TypeScript types of everything that can be sent, one file per form and quiz, and of the documents of each kind. */
export async function generateSchemaTypes(schemas: string): Promise<GeneratedFile[]> {
  const optionLists = readJson(resolve(schemas, 'options.json'));
  const generated = ['forms', 'quizzes'].flatMap((folder) =>
    readdirSync(resolve(schemas, folder))
      .filter((file) => file.endsWith('.schema.json'))
      .sort()
      .map(async (file) => {
        const name = file.slice(0, -'.schema.json'.length);
        const { schema } = bundleForm(readJson(resolve(schemas, folder, file)), optionLists);
        return { file: `__generated__/${camelCase(name)}.ts`, code: await typeOf(schema, name, `${folder}/${file}`) };
      }),
  );
  return Promise.all([...generated, documentTypes(resolve(schemas, 'meta'))]);
}

/** The documents by kind, as their meta-schemas describe them. */
async function documentTypes(folder: string): Promise<GeneratedFile> {
  const metas = readdirSync(folder).filter((file) => file.endsWith('.meta.json') && !NOT_GENERATED.test(file));
  const kinds = metas.map((file) => file.slice(0, -'.meta.json'.length)).sort();
  const code = await compile(
    {
      type: 'object',
      additionalProperties: false,
      required: kinds,
      properties: Object.fromEntries(kinds.map((kind) => [kind, { $ref: `${kind}.meta.json` }])),
    },
    'DocumentByKind',
    {
      bannerComment: '// Generated from schemas/meta/ by `npm run schemas:types`; edit those files instead.',
      cwd: `${folder}/`,
      ignoreMinAndMaxItems: true,
      $refOptions: {
        resolve: {
          file: { order: 1, canRead: true, read: ({ url }: { url: string }) => metaWithoutWords(folder, url) },
        },
      },
      style: { singleQuote: true, printWidth: 120 },
    },
  );
  return { file: '__generated__/documents.ts', code };
}

/** A meta-schema named after its kind, without what would only become comments. */
function metaWithoutWords(folder: string, url: string): string {
  const file = basename(url);
  const kind = file.slice(0, -'.meta.json'.length);
  const left = new Set(['title', 'description', 'minItems', 'maxItems']);
  const bare: unknown = JSON.parse(readFileSync(resolve(folder, file), 'utf8'), (key, value) =>
    left.has(key) && typeof value !== 'object' ? undefined : value,
  );
  return JSON.stringify({ ...(isRecord(bare) && bare), title: `${camelCase(`-${kind}`)}Document` });
}

async function typeOf(schema: FormSchema, name: string, source: string): Promise<string> {
  const { allOf: _conditions, title: _title, ...rest } = schema;
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([property, value]) => [property, withoutWords(value)]),
  );
  const code = await compile({ ...rest, properties } as Parameters<typeof compile>[0], typeName(name), {
    bannerComment: `// Generated from schemas/${source} by \`npm run schemas:types\`; edit that file instead.`,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  // A type, unlike an interface, is assignable to a record of unknown values.
  return code.replace(/^export interface (\w+) \{/m, 'export type $1 = {').replace(/\}\n$/, '};\n');
}

/** A label edit must neither rename a type nor change a comment, so words are left out. */
function withoutWords({ title: _title, description: _description, items, ...rest }: PropertySchema): PropertySchema {
  return { ...rest, ...(items && { items: withoutWords(items) }) };
}

function typeName(name: string): string {
  const pascal = camelCase(`-${name}`);
  return TYPE_NAMES[name] ?? (name.endsWith('-quiz') ? `${pascal}Answers` : pascal);
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
