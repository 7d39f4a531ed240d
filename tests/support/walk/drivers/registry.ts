import type { Driver } from '../driver.ts';
import { quizDriver } from './quizDriver.ts';
import { quizStartDriver } from './quizStartDriver.ts';
import { savingsDriver } from './savingsDriver.ts';
import { sessionDriver } from './sessionDriver.ts';

/** How each machine is walked through its pages; every machine of tools/paths/models/registry.ts has one. */
export const drivers = (): Driver[] => [quizDriver(), quizStartDriver(), sessionDriver()];

/** Stands for a driver that nobody has written yet: it opens no page, it says what to do. */
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
