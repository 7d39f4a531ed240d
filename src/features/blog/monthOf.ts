const months = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a year, month or day (`2025`, `2025-10`, `2025-10-20`) without the day. */
export function monthOf(date: string): string {
  const [year = '', month] = date.split('-');
  return month === undefined ? year : months.format(new Date(`${year}-${month}-01T00:00:00Z`));
}
