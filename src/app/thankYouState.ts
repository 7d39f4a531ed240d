import { isRecord } from '#domain/json.ts';
import type { Conversion, ConversionType } from '#src/features/thankYou/conversion.ts';
import { newId } from '#src/storage/newId.ts';

type UserInfo = { name?: string | undefined; email?: string | undefined };

/** What the router carries to the thank-you page (spec 2). */
export type ThankYouState = {
  conversionType: ConversionType;
  userInfo: UserInfo;
  systems?: readonly string[];
  minutes?: number;
  conversionId: string;
};

export function thankYouState(state: Omit<ThankYouState, 'conversionId'>): ThankYouState {
  return { ...state, conversionId: newId() };
}

/** Undefined unless it describes a conversion. Nothing in it is trusted. */
export function readConversion(state: unknown): Conversion | undefined {
  if (!isRecord(state)) return undefined;
  const { conversionType: type, conversionId, userInfo, systems, minutes } = state;
  if ((type !== 'quote' && type !== 'consultation') || typeof conversionId !== 'string') return undefined;
  const { name, email } = isRecord(userInfo) ? userInfo : {};
  return {
    type,
    id: conversionId,
    name: textOf(name),
    email: textOf(email),
    systems: Array.isArray(systems) ? systems.filter((system) => typeof system === 'string') : [],
    minutes: minutes === 30 ? 30 : 15,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
