import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dropOldReleases } from '#tools/vite/keepReleases.ts';

function siteFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tillmatch-releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const build = (...names: string[]) => {
    for (const name of names) for (const end of ['', '.br']) writeFileSync(join(folder, 'assets', name + end), name);
    dropOldReleases(
      folder,
      names.map((name) => `assets/${name}`),
    );
  };
  return { build, assets: () => readdirSync(join(folder, 'assets')).filter((name) => !name.endsWith('.br')) };
}

test('BL-14 the files of the last two releases stay beside the new ones, older ones go with their packed copies', () => {
  const { build, assets } = siteFolder();
  build('base-1.js', 'quiz-1.js');
  build('base-1.js', 'quiz-2.js');
  build('base-1.js', 'quiz-3.js');
  expect(assets()).toEqual(['base-1.js', 'quiz-1.js', 'quiz-2.js', 'quiz-3.js']);
  build('base-4.js', 'quiz-4.js');
  expect(assets()).toEqual(['base-1.js', 'base-4.js', 'quiz-2.js', 'quiz-3.js', 'quiz-4.js']);
});

test('BL-14 a build without a change pushes no release out', () => {
  const { build, assets } = siteFolder();
  build('quiz-1.js');
  for (let times = 0; times < 4; times += 1) build('quiz-2.js');
  expect(assets()).toEqual(['quiz-1.js', 'quiz-2.js']);
});
