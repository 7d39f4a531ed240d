import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils';
import { isRecord } from '#domain/json.ts';
import deepEquals from './deepEquals.ts';
import { getDefaultFormState, retrieveSchema } from './schema.ts';

/** The part of the interface that @rjsf/core uses for these forms. */
type FlatSchemaUtils = Pick<
  SchemaUtilsType,
  | 'getRootSchema'
  | 'getValidator'
  | 'doesSchemaUtilsDiffer'
  | 'findFieldInSchema'
  | 'getDefaultFormState'
  | 'getDisplayLabel'
  | 'isSelect'
  | 'retrieveSchema'
  | 'sanitizeDataForNewSchema'
>;

/**
 * Replaces the schema utilities of @rjsf/utils. `bundleForm` turns each document into one flat object
 * (schemas/meta/form.meta.json allows no unions, conditions or nested forms), so every result can be read directly from
 * it.
 */
// biome-ignore lint/style/noDefaultExport: replaces a default export of @rjsf/utils
export default function createSchemaUtils(
  validator: ValidatorType,
  rootSchema: RJSFSchema,
  behavior: object = {},
): FlatSchemaUtils {
  return {
    getRootSchema: () => rootSchema,
    getValidator: () => validator,
    doesSchemaUtilsDiffer: (otherValidator, otherSchema, otherBehavior = {}) =>
      validator !== otherValidator || !deepEquals(rootSchema, otherSchema) || !deepEquals(behavior, otherBehavior),
    findFieldInSchema: (schema, path) => {
      const name = String(Array.isArray(path) ? path.at(-1) : path);
      const field = schema.properties?.[name];
      // RJSF's type does not allow undefined, which RJSF returns when a field is not found.
      if (!isRecord(field)) return { field: undefined as unknown as RJSFSchema };
      return { field, isRequired: schema.required?.includes(name) ?? false };
    },
    getDefaultFormState: (schema, values) => getDefaultFormState(validator, schema, values),
    // The widgets always show their label, and ignore this.
    getDisplayLabel: () => true,
    isSelect: (schema) => Array.isArray(schema.enum),
    retrieveSchema: (schema) => retrieveSchema(validator, schema),
    sanitizeDataForNewSchema: (_newSchema, _oldSchema, values) => values,
  };
}
