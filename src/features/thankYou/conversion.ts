export type ConversionType = 'quote' | 'consultation';

export type Conversion = {
  type: ConversionType;
  /** Identifies the conversion, so that it is counted once (D9). */
  id: string;
  /** Undefined for a visitor with a shared link. */
  name?: string | undefined;
  email?: string | undefined;
  systems: readonly string[];
  /** The length of the booked call. */
  minutes: number;
};
