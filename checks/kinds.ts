/** Kinds of document by their path in `schemas/`; each has a meta-schema of that name. */
const KINDS: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^options\.json$/, () => 'options'],
  [/^forms\/[\w-]+\.schema\.json$/, () => 'form'],
  [/^forms\/[\w-]+\.ui\.json$/, () => 'form-ui'],
  [/^quizzes\/[\w-]+\.schema\.json$/, () => 'quiz'],
  [/^quizzes\/[\w-]+\.ui\.json$/, () => 'quiz-ui'],
  [/^texts\/[\w-]+\.json$/, () => 'texts'],
  [/^content\/pages\/[\w-]+\.json$/, () => 'page'],
  [/^content\/articles\/[\w-]+\.json$/, () => 'article'],
  [/^content\/([\w-]+)\.json$/, ([, name = '']) => name],
  [/^translations\/[a-z]{2}(?:-[A-Z]{2})?\/(?:[\w-]+\/)*[\w.-]+\.json$/, () => 'translation'],
];

/** The kind of a document, which is the name of its meta-schema; undefined where no document belongs. */
export function kindOf(file: string): string | undefined {
  for (const [place, kind] of KINDS) {
    const match = place.exec(file);
    if (match) return kind(match);
  }
  return undefined;
}
