import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { entryPricesOf } from '#domain/prices/entryPrices.ts';
import { bundleForm } from '#domain/questions/formSchema.ts';
import type { RankingRules, Scoring } from '#domain/scoring/scoring.ts';

const DOCUMENTS = {
  quiz: 'schemas/quizzes/main-quiz.schema.json',
  options: 'schemas/options.json',
  scoring: 'schemas/content/scoring.json',
  posSystems: 'schemas/content/pos-systems.json',
} as const;

export function readRules(root: string): RankingRules {
  return rulesFrom((path) => readFileSync(resolve(root, path), 'utf8'));
}

/** The rules at a git revision, or why they can't be read. */
export function readRulesAt(root: string, revision: string): RankingRules | { problem: string } {
  const texts = new Map<string, string>();
  for (const path of Object.values(DOCUMENTS)) {
    const { status, stdout, stderr } = spawnSync('git', ['show', `${revision}:${path}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (status !== 0) return { problem: `Can't read ${path} at ${revision}: ${stderr.trim()}` };
    texts.set(path, stdout);
  }
  return rulesFrom((path) => texts.get(path) ?? '');
}

function rulesFrom(read: (path: string) => string): RankingRules {
  const parse = (path: string): unknown => JSON.parse(read(path));
  return {
    schema: bundleForm(parse(DOCUMENTS.quiz), parse(DOCUMENTS.options)).schema,
    // The cast is checked by `npm run schemas:check`, which checks the document against its meta-schema.
    scoring: parse(DOCUMENTS.scoring) as Scoring,
    entryPrices: entryPricesOf(parse(DOCUMENTS.posSystems)),
  };
}
