import { Ajv, type ValidateFunction } from 'ajv';
import { isRecord } from '#domain/json.ts';
import { type Documents, error, type Finding } from '../finding.ts';
import { kindOf } from '../kinds.ts';
import { misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { inWords } from './inWords.ts';

/** What the meta-schemas say, and the files of the documents that don't fit theirs. */
export type MetaVerdict = { findings: Finding[]; unsound: ReadonlySet<string> };

/** Validates each document by the meta-schema of its kind (`meta/KIND.meta.json`), which it has to name in `$schema`. */
export function checkAgainstMeta(documents: Documents, metaSchemas: Documents): MetaVerdict {
  const { validators, findings: ofMeta } = compilerOf(metaSchemas);
  const findings = [...ofMeta];
  const unsound = new Set<string>();
  for (const [file, document] of Object.entries(documents)) {
    const kind = kindOf(file);
    const meta = `meta/${kind}.meta.json`;
    const validate = validators.get(meta);
    // A meta-schema that can't be used has its own finding.
    const own = validate
      ? [...checkHint(file, document, meta), ...refusals(file, document, validate)]
      : meta in metaSchemas
        ? []
        : [withoutMeta(file, kind, Object.keys(metaSchemas))];
    if (own.length > 0 || !validate) unsound.add(file);
    findings.push(...own);
  }
  return { findings, unsound };
}

type Compiled = { validators: ReadonlyMap<string, ValidateFunction>; findings: readonly Finding[] };

let latest: { content: string; compiled: Compiled } | undefined;

/** Compiling takes longer than all checks together, so the latest result is kept. */
function compilerOf(metaSchemas: Documents): Compiled {
  const content = JSON.stringify(metaSchemas);
  if (latest?.content !== content) latest = { content, compiled: compile(metaSchemas) };
  return latest.compiled;
}

function compile(metaSchemas: Documents): Compiled {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    logger: false,
    // Validated only when compiling fails: otherwise it would take a quarter of the check's time.
    validateSchema: false,
  });
  const findings: Finding[] = [];
  const validators = new Map<string, ValidateFunction>();
  for (const [file, meta] of Object.entries(metaSchemas)) {
    const id = file.slice('meta/'.length);
    if (!isRecord(meta)) findings.push(error(file, '', 'a meta-schema is a JSON Schema: an object'));
    else if (meta.$id !== id)
      findings.push(misnamed({ file, pointer: '/$id' }, '"$id" has to be the name of the file', id));
    else ajv.addSchema(meta);
  }
  for (const file of Object.keys(metaSchemas)) {
    try {
      const validate = ajv.getSchema(file.slice('meta/'.length));
      if (validate) validators.set(file, validate);
    } catch (reason) {
      findings.push(unusable(file, metaSchemas[file], reason, ajv));
    }
  }
  return { validators, findings };
}

/** Why a meta-schema can't be compiled: by JSON Schema's own rules where it breaks one, otherwise in the compiler's words. */
function unusable(file: string, meta: unknown, reason: unknown, ajv: Ajv): Finding {
  if (isRecord(meta) && ajv.validateSchema(meta) !== true) {
    const [first] = ajv.errors ?? [];
    if (first) return error(file, first.instancePath, `is not a JSON Schema: ${first.message ?? 'not allowed here'}`);
  }
  const why = reason instanceof Error ? reason.message : String(reason);
  return error(file, '', `cannot be used, so no document of this kind can be checked: ${why}`);
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
  const expected = `${'../'.repeat(file.split('/').length - 1) || './'}${meta}`;
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

/** The findings about each document by its validator: after an edit, the unchanged documents need no second look. */
const said = new WeakMap<object, { validate: ValidateFunction; findings: Finding[] }>();

function refusals(file: string, document: unknown, validate: ValidateFunction): Finding[] {
  const known = isRecord(document) ? said.get(document) : undefined;
  if (known?.validate === validate) return known.findings;
  validate(document);
  const findings = (validate.errors ?? []).flatMap((refusal) => inWords(file, refusal) ?? []);
  if (isRecord(document)) said.set(document, { validate, findings });
  return findings;
}
