import type { SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer, warning } from '../finding.ts';
import { readDate, readShownMonth, showMonth } from './dates.ts';

/** A source that was last seen longer ago than this may have changed. */
const OLD_AFTER_YEARS = 3;
const CALCULATIONS = ['quiz', 'report', 'defaults'] as const;

/** Dates that do not exist, lie in the future, or differ from what visitors read beside them. */
export function checkDates(documents: SoundDocuments, today: string): Finding[] {
  const sources = Object.entries(documents.only('sources')?.sources ?? {});
  const savings = documents.only('savings');
  const articles = documents.only('articles')?.articles ?? [];
  return [
    ...sources.flatMap(([id, { seen }]) =>
      seen === null ? [] : checkSeen('content/sources.json', pointer('sources', id, 'seen'), seen, today),
    ),
    ...CALCULATIONS.flatMap((calculation) =>
      Object.entries(savings?.[calculation] ?? {}).flatMap(([name, { date }]) =>
        checkDate('content/savings.json', pointer(calculation, name, 'date'), date, today),
      ),
    ),
    ...articles.flatMap(({ publishedOn, publishDate, status }, index) => {
      const at = (key: string) => pointer('articles', index, key);
      const faults = checkDate(
        'content/articles.json',
        at('publishedOn'),
        publishedOn,
        status === 'scheduled' ? undefined : today,
      );
      if (faults.length > 0 || readShownMonth(publishDate) === publishedOn.slice(0, 'yyyy-mm'.length)) return faults;
      return [
        error(
          'content/articles.json',
          at('publishDate'),
          `visitors read "${publishDate}", it was published in ${showMonth(publishedOn)}`,
        ),
      ];
    }),
    ...shownMonths(documents).flatMap(({ file, at, text }) => checkShown(file, at, text, today)),
  ];
}

function checkDate(file: string, at: string, text: string, today: string | undefined): Finding[] {
  const date = readDate(text);
  if (!date) return [error(file, at, `"${text}" is not a real date: write 2025-08-14, 2025-08 or 2025`)];
  return today !== undefined && date.from > today ? [error(file, at, `"${text}" is in the future`)] : [];
}

function checkSeen(file: string, at: string, text: string, today: string): Finding[] {
  const faults = checkDate(file, at, text, today);
  const oldest = `${Number(today.slice(0, 4)) - OLD_AFTER_YEARS}${today.slice(4)}`;
  return faults.length === 0 && (readDate(text)?.to ?? today) < oldest
    ? [warning(file, at, `was seen more than ${OLD_AFTER_YEARS} years ago: check whether it still holds`)]
    : faults;
}

type Shown = { file: string; at: string; text: string };

/** Months that exist only as text for visitors. */
function shownMonths(documents: SoundDocuments): Shown[] {
  const one = (file: string, key: string, text: string | undefined): Shown[] =>
    text === undefined ? [] : [{ file, at: pointer(key), text }];
  return [
    ...one('content/pos-systems.json', 'lastUpdated', documents.only('pos-systems')?.lastUpdated),
    ...one('content/top-25.json', 'asOf', documents.only('top-25')?.asOf),
    ...one('content/processing-rates.json', 'asOf', documents.only('processing-rates')?.asOf),
    ...documents.every('page').flatMap(([file, { updated }]) => one(file, 'updated', updated)),
  ];
}

function checkShown(file: string, at: string, text: string, today: string): Finding[] {
  const month = readShownMonth(text);
  if (month === undefined)
    return [error(file, at, `"${text}" can't be read as a date: write August 2025 or August 14, 2025`)];
  return month > today.slice(0, month.length) ? [error(file, at, `"${text}" is in the future`)] : [];
}
