import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils';
import { isRecord } from '#domain/json.ts';
import deepEquals from './deepEquals.ts';
import { getDefaultFormState, retrieveSchema } from './schema.ts';

/** What @rjsf/core asks of a form like ours; the rest of that interface is for schemas we do not have. */
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
 * Stands in for the schema utilities of @rjsf/utils. What `bundleForm` makes of our documents is one flat object
 * (schemas/meta/form.meta.json lets neither unions, conditions nor nested forms through), so every answer can be read
 * off it.
 */
// biome-ignore lint/style/noDefaultExport: stands in for a default export of @rjsf/utils
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
      // RJSF's type has no room for a field that is not found, which RJSF itself gives as undefined.
      if (!isRecord(field)) return { field: undefined as unknown as RJSFSchema };
      return { field, isRequired: schema.required?.includes(name) ?? false };
    },
    getDefaultFormState: (schema, values) => getDefaultFormState(validator, schema, values),
    // Our widgets always show their label and do not look at it.
    getDisplayLabel: () => true,
    isSelect: (schema) => Array.isArray(schema.enum),
    retrieveSchema: (schema) => retrieveSchema(validator, schema),
    sanitizeDataForNewSchema: (_newSchema, _oldSchema, values) => values,
  };
}
