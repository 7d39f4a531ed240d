import type { ValidatorType } from '@rjsf/utils';
import { normalise } from '#domain/normalise.ts';

/** The same validator on normalised values, as the server checks them: blank text is no answer, edges do not count. */
export function normalisingValidator(validator: ValidatorType): ValidatorType {
  return {
    isValid: (schema, values, rootSchema) => validator.isValid(schema, normalise(values), rootSchema),
    rawValidation: (schema, values) => validator.rawValidation(schema, normalise(values)),
    validateFormData: (values, schema, customValidate, transformErrors, uiSchema) =>
      validator.validateFormData(normalise(values), schema, customValidate, transformErrors, uiSchema),
    reset: () => validator.reset?.(),
  };
}
