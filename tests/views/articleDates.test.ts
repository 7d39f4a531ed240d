import { expect, test } from 'vitest';
import { datesOf } from '#domain/articles/articleDates.ts';

test('BL-47 both dates of an article are those of the time zone of the site', () => {
  // 30 November, 20:00 in Los Angeles.
  expect(datesOf(new Date('2026-12-01T04:00:00.000Z'))).toEqual({
    publishDate: 'November 2026',
    publishedOn: '2026-11-30',
  });
});
