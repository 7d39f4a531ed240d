import type { Driver } from '../driver.ts';
import { blogCmsDriver } from './blogCmsDriver.ts';
import { comparisonReportDriver } from './comparisonReportDriver.ts';
import { consultationDriver } from './consultationDriver.ts';
import { consultationFormDriver } from './consultationFormDriver.ts';
import { demoRequestDriver } from './demoRequestDriver.ts';
import { detailedQuoteDriver } from './detailedQuoteDriver.ts';
import { implementationDetailsDriver } from './implementationDetailsDriver.ts';
import { listingDriver } from './listingDriver.ts';
import { quizDriver } from './quizDriver.ts';
import { quizStartDriver } from './quizStartDriver.ts';
import { quoteDriver } from './quoteDriver.ts';
import { savingsDriver } from './savingsDriver.ts';
import { sessionDriver } from './sessionDriver.ts';
import { shareDriver } from './shareDriver.ts';
import { systemQuoteDriver } from './systemQuoteDriver.ts';

/** How each machine is walked through its pages; every machine of machines/models/registry.ts has one. */
export const drivers = (): Driver[] => [
  quizDriver(),
  quizStartDriver(),
  sessionDriver(),
  savingsDriver(),
  detailedQuoteDriver(),
  comparisonReportDriver(),
  consultationDriver(),
  consultationFormDriver(),
  implementationDetailsDriver(),
  quoteDriver(),
  shareDriver(),
  systemQuoteDriver(),
  listingDriver(),
  demoRequestDriver(),
  blogCmsDriver(),
];

/** The placeholder of a missing driver: it opens no page and says what to do. */
export const missingDriver = (machine: string): Driver => ({
  machine,
  opens: '/',
  holds: [],
  prepare: () => {
    throw new Error(`The machine "${machine}" has no driver: write one in tests/support/walk/drivers and register it`);
  },
  gestures: {},
  sights: {},
});
