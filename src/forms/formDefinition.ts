import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import type { FormSchema, Option } from '#domain/questions/formSchema.ts';

/** A form as `virtual:form/NAME` exports it: its fields, their look, its option lists and its compiled validator. */
export type FormDefinition = {
  schema: FormSchema;
  uiSchema: UiSchema;
  options: Readonly<Record<string, Option[]>>;
  validator: ValidatorType;
};

export type FormValues = Readonly<Record<string, unknown>>;

/** RJSF's type has mutable arrays where this one has read-only arrays; RJSF does not write to them. */
export const rjsfSchema = (schema: FormSchema): RJSFSchema => schema as unknown as RJSFSchema;
