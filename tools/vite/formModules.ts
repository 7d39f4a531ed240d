import { relative, resolve } from 'node:path';
import { type RJSFSchema, schemaParser } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { AnySchema } from 'ajv';
import type { Plugin } from 'vite';
import { bundleForm, type FormSchema } from '#domain/questions/formSchema.ts';
import { questionsOf } from '#domain/questions/questionFlow.ts';
import { formats } from '#domain/text/formats.ts';
import { type CurrentLanguage, documentsIn } from './schemaDocuments.ts';

/**
 * Compiles schemas to validator code at build time, so that neither Ajv nor `new Function` reaches the browser.
 *   import { schema, uiSchema, options, validator } from 'virtual:form/NAME'   forms/NAME.schema.json + NAME.ui.json
 *   import { schema, uiSchema, options, steps } from 'virtual:quiz/NAME'       quizzes/NAME.*; one form per question
 * Editing either file, or options.json, reloads the module in place.
 */
export function formModules(schemas: string, language: CurrentLanguage): Plugin {
  const read = documentsIn(schemas, language);
  const ID = /^virtual:(form|quiz)\/([\w-]+)$/;
  const folder = { form: 'forms', quiz: 'quizzes' } as const;
  const files = (kind: 'form' | 'quiz', name: string) => ({
    schema: resolve(schemas, folder[kind], `${name}.schema.json`),
    ui: resolve(schemas, folder[kind], `${name}.ui.json`),
    options: resolve(schemas, 'options.json'),
  });

  return {
    name: 'form-modules',
    resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, name] = id.startsWith('\0') ? (ID.exec(id.slice(1)) ?? []) : [];
      if ((kind !== 'form' && kind !== 'quiz') || name === undefined) return undefined;
      const sources = files(kind, name);
      for (const file of Object.values(sources)) this.addWatchFile(file);
      const fail = (message: string): never => this.error(`${relative(schemas, sources.schema)}: ${message}`);
      const document = `${folder[kind]}/${name}`;
      const { schema, options } = bundleForm(read(`${document}.schema.json`), read('options.json'));
      const { $schema: _editorHint, ...uiSchema } = read(`${document}.ui.json`) as Record<string, unknown>;
      const parts = kind === 'form' ? { '': schema } : questionForms(schema);
      return [
        compiledModule(Object.values(parts), fail),
        constant('schema', schema),
        constant('uiSchema', uiSchema),
        constant('options', options),
        kind === 'form' ? 'export const validator = create(exports, schema);' : steps(parts),
      ].join('\n');
    },
    hotUpdate({ file, modules }) {
      const path = relative(schemas, file);
      if (path.startsWith('..') || !path.endsWith('.json')) return undefined;
      const changed = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => {
        const [, kind, name] = id?.startsWith('\0') ? (ID.exec(id.slice(1)) ?? []) : [];
        return kind === 'form' || kind === 'quiz' ? Object.values(files(kind, name ?? '')).includes(file) : false;
      });
      return changed.length > 0 ? [...modules, ...changed] : undefined;
    },
  };
}

const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

/** A quiz shows one question at a time: each is a form of its own with one required property. */
function questionForms(schema: FormSchema): Record<string, FormSchema> {
  return Object.fromEntries(
    questionsOf(schema).map((question) => [
      question,
      { type: 'object', required: [question], properties: { [question]: schema.properties[question] ?? {} } },
    ]),
  );
}

function steps(parts: Record<string, FormSchema>): string {
  const entries = Object.entries(parts).map(
    ([question, schema]) => `${JSON.stringify(question)}: step(${JSON.stringify(schema)})`,
  );
  return `const step = (schema) => ({ schema, validator: create(exports, schema) });
export const steps = { ${entries.join(', ')} };`;
}

/** All validators as an ES module whose `create(exports, schema)` makes one of them. */
function compiledModule(parts: FormSchema[], fail: (message: string) => never): string {
  // RJSF's type wants mutable arrays where those of FormSchema are read-only; nothing here writes to them.
  const [first, ...rest] = parts as unknown as RJSFSchema[];
  if (first === undefined) return fail('has no questions');
  const code = compileSchemaValidatorsCode(first, {
    customFormats: formats,
    ajvOptionsOverrides: { verbose: false, logger: false, code: { lines: false, optimize: 2 } },
    extenderFn: (ajv) => {
      // RJSF looks a schema up by the hash of its content, which schemaParser gives as $id.
      for (const schema of rest.flatMap((form) => Object.values(schemaParser(form))))
        if (!ajv.getSchema(schema.$id ?? '')) ajv.addSchema(schema as AnySchema);
      return ajv;
    },
  });
  const imports = new Map<string, string>();
  const body = code.replace(/require\("(.+?)"\)(\.default)?/g, (_, specifier: string) => {
    if (!specifier.startsWith('ajv/dist/runtime/'))
      fail(`needs ${specifier} in the browser: give this format as a RegExp in domain/text/formats.ts`);
    if (!imports.has(specifier)) imports.set(specifier, `runtime${imports.size}`);
    return `unwrap(${imports.get(specifier)})`;
  });
  return [
    `import create from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';`,
    ...[...imports].map(([specifier, name]) => `import * as ${name} from '${specifier}.js';`),
    'const unwrap = (m) => { while (typeof m !== "function") m = m.default; return m; };',
    'const exports = {};',
    body,
  ].join('\n');
}
