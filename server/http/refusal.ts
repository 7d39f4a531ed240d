import type texts from '#schemas/texts/api.json';

/** Why a request is refused: a key of `schemas/texts/api.json`. */
export type RefusalReason = Exclude<
  { [Key in keyof typeof texts]: (typeof texts)[Key] extends string ? Key : never }[keyof typeof texts],
  '$schema' | '$id'
>;
/** Messages by field, in dot paths with the names of the wire. */
export type FieldErrors = Record<string, string[]>;

/** The messages in a language, chosen when the refusal is answered. */
export type FieldErrorsIn = (language: string) => FieldErrors;

type Options = { errors?: FieldErrors | FieldErrorsIn; values?: Record<string, string | number> };

/** An expected refusal. Thrown anywhere under a route; errorHandler.ts answers it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly reason: RefusalReason;
  readonly errors: FieldErrors | FieldErrorsIn | undefined;
  readonly values: Record<string, string | number>;

  constructor(statusCode: number, reason: RefusalReason, { errors, values = {} }: Options = {}) {
    super(reason);
    this.statusCode = statusCode;
    this.reason = reason;
    this.errors = errors;
    this.values = values;
  }
}
