import Form from '@rjsf/core';
import type { RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import { isRecord } from '#domain/json.ts';
import type { Filled } from '../../documents/wizards/wizard.ts';
import { Fields, NO_DEFAULTS } from '../form/rjsfFields.tsx';

type WizardFormProps = {
  id: string;
  schema: Readonly<Record<string, unknown>>;
  /** The fields that have room for several lines. */
  long: readonly string[];
  filled: Filled;
  onFilled: (filled: Filled) => void;
  onSubmit: (filled: Filled) => void;
};

/** What a wizard asks, as a form that RJSF makes of its schema; what is wrong is said beside its field. */
export function WizardForm({ id, schema, long, filled, onFilled, onSubmit }: WizardFormProps) {
  // RJSF's type has mutable arrays where ours are read-only; RJSF does not write to them.
  const rjsf = useMemo(() => schema as unknown as RJSFSchema, [schema]);
  const look = useMemo(() => lookOf(schema, long), [schema, long]);
  return (
    <Fields>
      <Form
        id={id}
        // The form of a document may be on the same page.
        idPrefix="wizard"
        schema={rjsf}
        uiSchema={look}
        validator={validator}
        formData={filled}
        noHtml5Validate
        showErrorList={false}
        focusOnFirstError
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
        transformErrors={inWords}
        // They are beside their fields; without this, RJSF writes them to the console.
        onError={() => undefined}
        onChange={({ formData }) => onFilled(JSON.parse(JSON.stringify(formData ?? {})))}
        onSubmit={({ formData }) => onSubmit(JSON.parse(JSON.stringify(formData ?? {})))}
      >
        <span />
      </Form>
    </Fields>
  );
}

/** Several answers are boxes to tick; a field's translations have as much room as it. */
function lookOf({ properties }: Readonly<Record<string, unknown>>, long: readonly string[]): UiSchema {
  return Object.fromEntries(
    Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, field]): [string, UiSchema][] => {
      if (long.includes(name.split('-')[0] ?? '')) return [[name, { 'ui:widget': 'textarea' }]];
      return isRecord(field) && field.type === 'array' ? [[name, { 'ui:widget': 'checkboxes' }]] : [];
    }),
  );
}

const NOT_SO = 'This is not in the required format';
const WORDS: Readonly<Record<string, string>> = {
  required: 'Please fill this in',
  dependencies: 'Please fill this in',
  minProperties: 'Please give at least one',
  minItems: 'Please give at least one more',
  not: 'Please choose another',
  enum: 'Please choose one',
  format: NOT_SO,
  type: NOT_SO,
};

function inWords(errors: RJSFValidationError[]): RJSFValidationError[] {
  return errors
    .filter(({ name }) => name !== 'oneOf' && name !== 'const')
    .concat(errors.filter(({ name, property }) => name === 'oneOf' && !isBelow(errors, property)))
    .map((error) => ({ ...error, message: wordsOf(error) }));
}

const isBelow = (errors: readonly RJSFValidationError[], property: string | undefined) =>
  errors.some((other) => other.name !== 'oneOf' && other.name !== 'const' && other.property === property);

function wordsOf({ name = '', params, message = '' }: RJSFValidationError): string {
  if (name === 'oneOf') return 'Please choose one';
  if (name === 'pattern') return params.pattern === '\\S' ? 'Please fill this in' : NOT_SO;
  if (name === 'minimum') return `At least ${params.limit}`;
  if (name === 'maximum') return `At most ${params.limit}`;
  if (name === 'minLength') return `At least ${params.limit} letters`;
  if (name === 'maxLength') return `At most ${params.limit} letters`;
  return WORDS[name] ?? message;
}
