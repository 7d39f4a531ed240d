const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day (`2025-08-14`), month (`2025-08`) or year that exists; its first and last day. */
export function readDate(text: string): { from: string; to: string } | undefined {
  const [, year = '', month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? [];
  if (year === '') return undefined;
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const last = lastDay(Number(year), Number(month));
  if (last === undefined || (day !== undefined && (Number(day) < 1 || Number(day) > last))) return undefined;
  return { from: `${year}-${month}-${day ?? '01'}`, to: `${year}-${month}-${day ?? String(last).padStart(2, '0')}` };
}

/** A month as visitors read it (`August 2025`, `Aug 2025`, `August 14, 2025`), as `2025-08`. */
export function readShownMonth(text: string): string | undefined {
  const [, name = '', year = ''] = /(?:^| )([A-Z][a-z]{2,8})\.?(?: \d{1,2},)? (\d{4})$/.exec(text) ?? [];
  const month = MONTHS.findIndex((whole) => whole === name || whole.slice(0, 3) === name) + 1;
  return month === 0 ? undefined : `${year}-${String(month).padStart(2, '0')}`;
}

/** A month as visitors read it. */
export function showMonth(date: string): string {
  const [year = '', month = ''] = date.split('-');
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

function lastDay(year: number, month: number): number | undefined {
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : undefined;
}
