import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTimeOf, momentOf } from '#domain/articles/siteTime.ts';

const CHICAGO = 'America/Chicago';
const utc = (local: string, zone = CHICAGO) => momentOf(local, zone)?.toISOString();

test('BL-47 a time is that of the time zone of the site, in summer and in winter', () => {
  expect([utc('2025-07-15T12:00'), utc('2025-12-15T12:00'), utc('2025-07-15T00:30', 'Asia/Kolkata')]).toEqual([
    '2025-07-15T17:00:00.000Z',
    '2025-12-15T18:00:00.000Z',
    '2025-07-14T19:00:00.000Z',
  ]);
});

test('an hour that is left out is moved on, and of one that comes twice the first is meant', () => {
  expect([utc('2025-03-09T02:30'), utc('2025-11-02T01:30')]).toEqual([
    '2025-03-09T08:30:00.000Z',
    '2025-11-02T06:30:00.000Z',
  ]);
});

test('what no calendar has is no time', () => {
  for (const written of ['2025-02-30T12:00', '2025-13-01T12:00', '2025-01-01T24:00', '2025-01-01', '', 'tomorrow'])
    expect(momentOf(written, CHICAGO)).toBe(undefined);
});

test('a moment that is shown and read again is the same, to the minute', () => {
  const zones = fc.constantFrom(CHICAGO, 'Europe/Paris', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC');
  const minutes = fc.integer({ min: Date.UTC(2015, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 });
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const local = localTimeOf(new Date(minute * 60_000), zone);
      const moment = momentOf(local, zone);
      expect(moment && localTimeOf(moment, zone)).toBe(local);
    }),
    { numRuns: 300 },
  );
});
