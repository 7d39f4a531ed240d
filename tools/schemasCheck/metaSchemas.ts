import { Ajv, type ErrorObject } from 'ajv';
import { type Documents, type Finding, pointer } from '#checks/finding.ts';
import { kindOf } from '#checks/kinds.ts';
import { misnamed } from '#checks/names.ts';
import { nearest } from '#checks/nearest.ts';
import { isRecord } from '#domain/json.ts';

/** Holds each document against the meta-schema of its kind (`meta/KIND.meta.json`), which it has to name by `$schema`. */
export function checkAgainstMeta(documents: Documents, metaSchemas: Documents): Finding[] {
  const ajv = compilerOf(metaSchemas);
  return Object.entries(documents).flatMap(([file, document]) => {
    const kind = kindOf(file);
    const validate = kind === undefined ? undefined : ajv.getSchema(`${kind}.meta.json`);
    if (!validate) return [withoutMeta(file, kind, Object.keys(metaSchemas))];
    validate(document);
    return [
      ...checkHint(file, document, `${kind}.meta.json`),
      ...(validate.errors ?? []).flatMap((error) => toFinding(file, error) ?? []),
    ];
  });
}

let latest: { content: string; ajv: Ajv } | undefined;

/** Compiling takes longer than all checks together, so the compiler of the latest meta-schemas is kept. */
function compilerOf(metaSchemas: Documents): Ajv {
  const content = JSON.stringify(metaSchemas);
  if (latest?.content === content) return latest.ajv;
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    // The meta-schemas themselves are held against draft-07 by a test: doing it here takes a quarter of the check's time.
    meta: false,
    validateSchema: false,
  });
  for (const meta of Object.values(metaSchemas)) if (isRecord(meta)) ajv.addSchema(meta);
  latest = { content, ajv };
  return ajv;
}

function withoutMeta(file: string, kind: string | undefined, metaFiles: readonly string[]): Finding {
  const at = { file, pointer: '' };
  return kind === undefined
    ? misnamed(at, 'no document belongs here (see schemas/README.md)', undefined)
    : misnamed(
        at,
        `this kind of document has no meta-schema meta/${kind}.meta.json`,
        nearest(`meta/${kind}.meta.json`, metaFiles),
      );
}

function checkHint(file: string, document: unknown, meta: string): Finding[] {
  const expected = `${'../'.repeat(file.split('/').length - 1) || './'}meta/${meta}`;
  const hint = isRecord(document) ? document.$schema : expected;
  // A missing hint is reported by the meta-schema, which requires it.
  return hint === undefined || hint === expected
    ? []
    : [
        misnamed(
          { file, pointer: '/$schema' },
          'names another meta-schema than the one this document is held against',
          expected,
        ),
      ];
}

/** One error of Ajv in our words; undefined for those that only say that another one was found. */
function toFinding(file: string, error: ErrorObject): Finding | undefined {
  const at = { file, pointer: error.instancePath };
  const value = JSON.stringify(error.data);
  const parent = isRecord(error.parentSchema) ? error.parentSchema : {};
  switch (error.keyword) {
    case 'if':
      return undefined;
    case 'additionalProperties': {
      const name = String(error.params.additionalProperty);
      return misnamed(
        { file, pointer: error.instancePath + pointer(name) },
        `"${name}" is not known here`,
        nearest(name, Object.keys(isRecord(parent.properties) ? parent.properties : {})),
      );
    }
    case 'propertyNames': {
      const name = String(error.params.propertyName);
      return misnamed(
        { file, pointer: error.instancePath + pointer(name) },
        `"${name}" is not written as names here are`,
        undefined,
      );
    }
    case 'required':
      return misnamed(at, `"${String(error.params.missingProperty)}" is missing`, undefined);
    case 'enum': {
      const allowed: unknown[] = Array.isArray(error.schema) ? error.schema : [];
      return misnamed(
        at,
        `${value} is not one of ${allowed.map(String).join(', ')}`,
        nearest(String(error.data), allowed.map(String)),
      );
    }
    case 'const':
      return misnamed(at, `${value} has to be ${JSON.stringify(error.schema)}`, JSON.stringify(error.schema));
    case 'pattern':
      // The name of a property is judged by propertyNames, which reports it with its place.
      return error.propertyName === undefined
        ? misnamed(at, `${value} is not written as it has to be: ${meaningOf(parent)}`, undefined)
        : undefined;
    case 'minProperties':
    case 'maxProperties':
      return misnamed(
        at,
        `has to be exactly one of ${Object.keys(isRecord(parent.properties) ? parent.properties : {}).join(', ')}`,
        undefined,
      );
    case 'minItems':
    case 'minLength':
      return misnamed(at, `is too short: needs at least ${String(error.params.limit)}`, undefined);
    case 'uniqueItems': {
      const second = Math.max(Number(error.params.i), Number(error.params.j));
      return misnamed({ file, pointer: error.instancePath + pointer(second) }, 'is listed twice', undefined);
    }
    default:
      return misnamed(at, `${value} ${error.message ?? 'is not allowed here'}`, undefined);
  }
}

function meaningOf({ description, pattern }: Record<string, unknown>): string {
  return typeof description === 'string' ? description : String(pattern);
}
