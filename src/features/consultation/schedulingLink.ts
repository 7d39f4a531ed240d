import type { CallMinutes } from '#machines/consultation/consultationMachine.ts';
import { scheduling } from '#schemas/content/site.json';

/** Where a call of this length is booked. */
export const schedulingLink = (minutes: CallMinutes): string => scheduling[minutes];
