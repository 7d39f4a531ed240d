import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

/** The code of the built server, of the pages that it renders and of the operator's commands. */
const PRODUCTION = [
  'server',
  'domain',
  'checks',
  'machines',
  'src',
  'tools/admin',
  'tools/db',
  'tools/leads',
  'tools/mail',
  'tools/admin.ts',
  'tools/commandLine.ts',
  'tools/db.ts',
  'tools/leads.ts',
  'tools/mail.ts',
  'tools/withDatabase.ts',
];

const filesOf = (place: string): string[] =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(place, file));

const packageOf = (name: string) => (name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]);

test('everything that runs in production is installed without the packages for development', () => {
  const installed = new Set([
    ...Object.keys(packageJson.dependencies),
    ...Object.keys(packageJson.optionalDependencies),
  ]);
  const missing = PRODUCTION.flatMap(filesOf).flatMap((file) =>
    // Imports of types alone are gone in a build.
    [...readFileSync(file, 'utf8').matchAll(/(?:^import (?!type )[^;]*?from |import\()'([^'#.][^']*)'/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !/^(?:node|virtual):/.test(name) && !builtinModules.includes(name))
      .filter((name) => !installed.has(packageOf(name) ?? ''))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
