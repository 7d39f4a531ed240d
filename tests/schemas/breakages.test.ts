import { describe, expect, test } from 'vitest';
import { breakages } from './breakages/breakages.ts';
import { edited, newFindings } from './frozenProject.ts';

test('there are at least 60 different ways to break the documents', () => {
  expect(new Set(breakages.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
});

describe('refused with the right place', () => {
  test.each(breakages)('$name', ({ file, foundIn = file, pointer, nearest, witness, ...edit }) => {
    const errors = newFindings(edited({ file, ...edit })).filter(({ severity }) => severity === 'error');
    const found = errors.map((error) => ({
      file: error.file,
      pointer: error.pointer,
      ...(nearest !== undefined && { nearest: error.nearest }),
      ...(witness !== undefined && { witness: error.witness }),
    }));
    const expected = {
      file: foundIn,
      pointer,
      ...(nearest !== undefined && { nearest }),
      ...(witness !== undefined && { witness }),
    };
    expect(found).toContainEqual(expected);
  });
});
