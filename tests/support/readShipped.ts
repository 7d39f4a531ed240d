/**
 * The tests of the shipped documents, which must pass whatever an owner rightfully edits: tests/tools/ownersEdits.test.ts
 * runs them after every edit that schemas/README.md describes. No other test reads a shipped document.
 */
export const READ_SHIPPED: readonly string[] = [
  'tests/schemas/generatedTypes.test.ts',
  'tests/schemas/shipped.test.ts',
  'tests/server/devApi.test.ts',
  'tests/tools/citations.test.ts',
  'tests/tools/ownersEdits.test.ts',
];
