import type { ValidatorType } from '@rjsf/utils';
import { normaliseForm } from '#domain/text/normalise.ts';

/** Validates normalised values, as the server does: blank text is no answer, and text is trimmed. */
export function normalisingValidator(validator: ValidatorType): ValidatorType {
  return {
    isValid: (schema, values, rootSchema) => validator.isValid(schema, normaliseForm(values, schema), rootSchema),
    rawValidation: (schema, values) => validator.rawValidation(schema, normaliseForm(values, schema)),
    validateFormData: (values, schema, customValidate, transformErrors, uiSchema) =>
      validator.validateFormData(normaliseForm(values, schema), schema, customValidate, transformErrors, uiSchema),
    reset: () => validator.reset?.(),
  };
}
