import Form, { type IChangeEvent } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import { Fields, NO_DEFAULTS } from './rjsfFields.tsx';

type MetaFormProps = {
  /** The meta-schema of the place, without references. */
  schema: Readonly<Record<string, unknown>>;
  uiSchema: UiSchema;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** A part of a document as a form that RJSF makes of its meta-schema. */
export function MetaForm({ schema, uiSchema, value, onChange }: MetaFormProps) {
  // RJSF's type has mutable arrays where ours are read-only; RJSF does not write to them.
  const rjsf = useMemo(() => schema as unknown as RJSFSchema, [schema]);
  return (
    <Fields>
      <Form
        schema={rjsf}
        uiSchema={uiSchema}
        validator={validator}
        formData={value}
        tagName="div"
        noValidate
        noHtml5Validate
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
        onChange={({ formData }: IChangeEvent, id) => {
          // Without a field it is RJSF that filled in something.
          if (id !== undefined) onChange(JSON.parse(JSON.stringify(formData)));
        }}
      >
        <span />
      </Form>
    </Fields>
  );
}
