import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { isRecord } from '#domain/json.ts';

const root = join(import.meta.dirname, '../..');
/** Code that reads input from outside, or what owners write. Tools read only what the build has made. */
const FOLDERS = ['domain', 'machines', 'checks', 'src', 'server'];

/** The verdict must not depend on how busy the machine is: an attack that times out counts as found. */
const WITHOUT_A_CLOCK = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  randomSeed: 1,
} as const;

type Pattern = { pattern: string; flags: string };

function patternsIn(node: unknown): Pattern[] {
  if (Array.isArray(node)) return node.flatMap(patternsIn);
  if (!isRecord(node)) return [];
  const { regex } = node;
  if (node.type === 'Literal' && isRecord(regex))
    return [{ pattern: String(regex.pattern), flags: String(regex.flags) }];
  return Object.values(node).flatMap(patternsIn);
}

function allPatterns(): Map<string, Pattern> {
  const found = new Map<string, Pattern>();
  for (const folder of FOLDERS)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      for (const expression of patternsIn(parseSync(file, readFileSync(file, 'utf8')).program))
        found.set(`/${expression.pattern}/${expression.flags}`, expression);
    }
  return found;
}

test('BL-29 every regular expression takes linear time', { timeout: 300_000 }, async () => {
  const patterns = allPatterns();
  // Enough were found for the result to mean something.
  expect(patterns.size).toBeGreaterThan(80);
  const slow: string[] = [];
  for (const [name, { pattern, flags }] of patterns) {
    const { status } = await check(pattern, flags, WITHOUT_A_CLOCK);
    if (status !== 'safe') slow.push(`${name}: ${status}`);
  }
  expect(slow).toEqual([]);
});

test('BL-29 a slow expression is found', async () => {
  expect((await check('^\\s+|\\s+$', 'g', WITHOUT_A_CLOCK)).status).toBe('vulnerable');
});
