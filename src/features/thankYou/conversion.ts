/** What the visitor is thanked for (spec 2). */
export type ConversionType = 'quote' | 'consultation';

export type Conversion = {
  type: ConversionType;
  /** Tells this conversion from every other, so that it counts once (D9). */
  id: string;
  /** Undefined for a visitor who came by a shared link. */
  name?: string | undefined;
  email?: string | undefined;
  /** Names of the systems that quotes were asked for. */
  systems: readonly string[];
  /** How long the call takes that was booked. */
  minutes: number;
};
