/** Formats of each locale, made when they are first needed and kept: making one takes a tenth of a millisecond. */
export function formatsByLocale<Formats>(make: (locale: string) => Formats): (locale: string) => Formats {
  const known = new Map<string, Formats>();
  return (locale) => {
    const formats = known.get(locale) ?? make(locale);
    known.set(locale, formats);
    return formats;
  };
}
