import type { RJSFSchema } from '@rjsf/utils';
import { isRecord } from '#domain/json.ts';

/**
 * Replaces the schema functions of @rjsf/utils for flat schemas (see createSchemaUtils.ts). The
 * resolved schema is the schema itself.
 */
export const retrieveSchema = (_validator: unknown, schema: RJSFSchema): RJSFSchema => (isRecord(schema) ? schema : {});

/** Fills in nothing, as `emptyObjectFields: 'skipDefaults'` requires. */
export const getDefaultFormState = (_validator: unknown, _schema: RJSFSchema, values: unknown) =>
  isRecord(values) ? { ...values } : {};

/** Used only by forms that omit extra data. */
function notIncluded(): never {
  throw new Error('This function of @rjsf/utils is left out of the build by tools/vite/rjsfSlim.ts');
}

export { notIncluded as getFieldNames, notIncluded as getUsedFormData, notIncluded as isValueEmpty };
