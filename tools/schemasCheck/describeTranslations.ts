import type { TranslationState } from '#checks/texts/translationState.ts';

/** For the terminal: how far each document is translated into each language. */
export function describeTranslations(states: readonly TranslationState[]): string {
  const languages = [...new Set(states.map(({ language }) => language))];
  const files = [...new Set(states.map(({ file }) => file))];
  const rows = files.map((file) => {
    const own = states.filter((state) => state.file === file);
    return [file, String(own[0]?.texts ?? 0), ...own.map(inWords)];
  });
  const totals = languages.map((language) => {
    const own = states.filter((state) => state.language === language);
    const whole = own.filter(({ missing }) => missing.length === 0).length;
    const missing = own.reduce((sum, state) => sum + state.missing.length, 0);
    return `${whole} of ${own.length} complete${missing > 0 ? `, ${missing} missing` : ''}`;
  });
  const table = [['document', 'texts', ...languages], ...rows, ['all', '', ...totals]];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function inWords({ texts, missing, orphaned, identical }: TranslationState): string {
  const parts = [
    missing.length === 0 ? 'complete' : missing.length === texts ? 'missing' : `${missing.length} missing`,
    ...(orphaned.length > 0 ? [`${orphaned.length} orphaned`] : []),
    ...(identical.length > 0 ? [`${identical.length} as English`] : []),
  ];
  return parts.join(', ');
}
