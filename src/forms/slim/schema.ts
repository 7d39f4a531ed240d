import type { RJSFSchema } from '@rjsf/utils';
import { isRecord } from '#domain/json.ts';

/**
 * Stands in for the schema functions of @rjsf/utils by the rules of a flat schema (see createSchemaUtils.ts). The
 * schema with all it refers to is itself.
 */
export const retrieveSchema = (_validator: unknown, schema: RJSFSchema): RJSFSchema => (isRecord(schema) ? schema : {});

/** The values with what is filled in beforehand: nothing, as `emptyObjectFields: 'skipDefaults'` says. */
export const getDefaultFormState = (_validator: unknown, _schema: RJSFSchema, values: unknown) =>
  isRecord(values) ? { ...values } : {};

/** Only asked by forms that drop values their schema does not name. */
function notIncluded(): never {
  throw new Error('This function of @rjsf/utils is left out of the build by tools/vite/rjsfSlim.ts');
}

export { notIncluded as getFieldNames, notIncluded as getUsedFormData, notIncluded as isValueEmpty };
