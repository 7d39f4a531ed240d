import site from '#schemas/content/site.json' with { type: 'json' };

/** How numbers and dates are written in a language. */
export const localeOf = (language: string): string =>
  site.languages.find(({ code }) => code === language)?.locale ?? language;
