import { type Documents, error, type Finding } from './finding.ts';
import { kindOf } from './kinds.ts';
import { nearest } from './nearest.ts';

/** By document: the source files that read it. */
export type Uses = Readonly<Record<string, readonly string[]>>;

/** Kinds of which there may be any number, or none. */
const MANY = ['form', 'form-ui', 'quiz', 'quiz-ui', 'texts', 'page', 'article', 'translation', 'common', 'question'];

/** Documents that the site reads but that are missing, and forms and quizzes that nothing shows or receives. */
export function checkUses(documents: Documents, metaSchemas: Documents, uses: Uses | undefined): Finding[] {
  const files = Object.keys(documents);
  const kinds = new Set(files.map(kindOf));
  const single = Object.keys(metaSchemas)
    .map((file) => file.slice('meta/'.length, -'.meta.json'.length))
    .filter((kind) => !MANY.includes(kind) && !kinds.has(kind))
    .map((kind) => (kind === 'options' ? 'options.json' : `content/${kind}.json`));
  const imported = Object.keys(uses ?? {}).filter(
    (file) => !file.startsWith('__generated__/') && !files.includes(file),
  );
  return [
    ...[...new Set([...single, ...imported])].map((file) => missing(file, files, uses?.[file] ?? [])),
    ...(uses ? files : [])
      .filter((file) => ['form', 'quiz'].includes(kindOf(file) ?? '') && !(file in (uses ?? {})))
      .map((file) => error(file, '', `no page and no route uses this ${kindOf(file)}`)),
  ];
}

function missing(file: string, files: readonly string[], readers: readonly string[]): Finding {
  const [first] = readers;
  const right = nearest(file, files);
  return {
    ...error(file, '', `this document is missing: ${first ? `${first} reads it` : 'the site reads it'}`),
    ...(right !== undefined && { nearest: right }),
  };
}
