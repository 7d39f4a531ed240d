import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import longTests from '#tests/longTests.json' with { type: 'json' };

const tests = join(import.meta.dirname, '..');

/** Test files that replace modules or globals, which another file in the same process would see. */
const replacing = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    /\bvi\.(?:mock|doMock|stubEnv|(?:un)?stub(?:Global|AllGlobals))\(/.test(
      readFileSync(join(tests, '..', file), 'utf8'),
    ),
  );

const isView = (file: string) => file.startsWith('tests/views/');
export const apart: string[] = replacing.filter((file) => !isView(file));
export const viewsApart: string[] = replacing.filter(isView);

/** Long files first, so that none is left when the others are done; then by project, because a process serves only one. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longTests.some((file) => moduleId.endsWith(file));
    const rank = (file: TestSpecification) => `${isLong(file) ? 0 : 1} ${file.project.name}`;
    return sorted.toSorted((one, other) => rank(one).localeCompare(rank(other)));
  }
}
