import Form, { type IChangeEvent } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { smallInput } from './fields.tsx';

type MetaFormProps = {
  /** The meta-schema of the place, without references. */
  schema: Readonly<Record<string, unknown>>;
  uiSchema: UiSchema;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** Nothing is filled in that is not in the document. */
const NO_DEFAULTS = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

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

const SIGNS: Readonly<Record<string, string>> = {
  plus: '+',
  remove: '×',
  'arrow-up': '↑',
  'arrow-down': '↓',
  copy: '⧉',
};

const Fields = styled('div')({
  '& input:not([type=checkbox]):not([type=radio]), & select, & textarea': smallInput,
  '& textarea': { minHeight: 60 },
  '& fieldset': { margin: 0, padding: '0 0 0 12px', border: 0, borderLeft: `2px solid ${color.lineDivider}` },
  '& [id="root"] > legend': { display: 'none' },
  '& legend': { padding: 0, fontWeight: 650 },
  '& .rjsf-field': { margin: '10px 0' },
  '& label': { display: 'block', fontSize: '.875rem', fontWeight: 620 },
  '& .field-description, & .help-block': { margin: '2px 0', fontSize: '.8125rem', color: color.textSecondary },
  '& button.btn': {
    minWidth: 36,
    minHeight: 36,
    margin: '4px 4px 0 0',
    border: `1px solid ${color.lineControl}`,
    borderRadius: radii.control,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& .glyphicon': { fontStyle: 'normal' },
  ...Object.fromEntries(
    Object.entries(SIGNS).map(([name, sign]) => [`& .glyphicon-${name}::before`, { content: `"${sign}"` }]),
  ),
});
