export function touchedTests(root: string, changed: readonly string[]): string[];
export function importsOf(file: string, code: string, files: readonly string[]): string[];
