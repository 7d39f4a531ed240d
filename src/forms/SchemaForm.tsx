import type { RJSFSchema, RJSFValidationError, Widget } from '@rjsf/utils';
import { type ReactNode, useMemo, useState } from 'react';
import type { FormTiming } from '#domain/leads/suspicion.ts';
import fieldsTexts from '#schemas/texts/fields.json';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { fieldErrors, fieldOf } from './fieldErrors.ts';
import { focusField } from './focusField.ts';
import { type ChoiceGroup, type FormContext, FormContextProvider } from './formContext.ts';
import { type FormDefinition, type FormValues, rjsfSchema } from './formDefinition.ts';
import { normalisingValidator } from './normalisingValidator.ts';
import { RjsfForm } from './rjsfTheme.tsx';
import { useAfterPress } from './useAfterPress.ts';
import { useFormTiming } from './useFormTiming.tsx';

type SchemaFormProps = {
  /** A button elsewhere on the page can send the form by this id. */
  id: string;
  form: FormDefinition;
  values: FormValues;
  /** Errors from the server, which take precedence over the browser's. */
  refused?: Readonly<Record<string, string>>;
  busy?: boolean;
  headingId?: string;
  /** Groups the options of a multiple choice. */
  groups?: Readonly<Record<string, readonly ChoiceGroup[]>>;
  /** Widgets of this form only, by their name in the UI schema. */
  widgets?: Readonly<Record<string, Widget<FormValues, RJSFSchema, object>>>;
  /** Sends without validation: the caller validates. */
  unchecked?: boolean;
  onChange: (values: FormValues) => void;
  /**
   * The values at this moment, where they may be newer than those on the screen: early input may arrive in the very event
   * that restores the values kept over a reload (T-03).
   */
  latest?: () => FormValues;
  onChoose?: (field: string, value: string) => void;
  /** The server evaluates `timing`. */
  onSubmit: (values: FormValues, timing: FormTiming) => void;
  children?: ReactNode;
};

/** By default RJSF ticks a box whose only value is true, and answers a choice with its first option. */
export const nothingByDefault = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** The caller holds the values; an error appears once its field has been left, and never while a pointer is pressed. */
export function SchemaForm({
  id,
  form,
  values,
  refused = {},
  busy = false,
  headingId,
  groups = {},
  widgets,
  unchecked = false,
  onChange,
  latest,
  onChoose,
  onSubmit,
  children,
}: SchemaFormProps) {
  const { honeypot, timing } = useFormTiming();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const validator = useMemo(() => normalisingValidator(form.validator), [form.validator]);
  const text = useTexts(fieldsTexts);
  const errors = useMemo(() => fieldErrors({ ...form, validator }, values, text), [form, validator, values, text]);

  const afterPress = useAfterPress();
  const leave = (fields: Iterable<string>) => setLeft((before) => new Set([...before, ...fields]));
  const context: FormContext = {
    optionsOf: (field) => form.options[field] ?? [],
    groupsOf: (field) => groups[field],
    errorOf: (field) => refused[field] ?? (left.has(field) ? errors[field] : undefined),
    onLeave: (field) => afterPress(() => leave([field])),
    onChoose: (field, value) => onChoose?.(field, value),
    headingId,
  };

  return (
    <FormContextProvider value={context}>
      <PartBoundary>
        <RjsfForm
          id={id}
          schema={rjsfSchema(form.schema)}
          uiSchema={form.uiSchema}
          validator={validator}
          formData={values}
          disabled={busy}
          noHtml5Validate
          noValidate={unchecked}
          {...(widgets && { widgets })}
          showErrorList={false}
          focusOnFirstError={(error: RJSFValidationError) => focusField(id, fieldOf(error) ?? '')}
          experimental_defaultFormStateBehavior={nothingByDefault}
          onChange={({ formData }, field) => {
            // Without a field, RJSF has filled in defaults on mount: the visitor changed nothing.
            if (field !== undefined) onChange(withChange(latest?.(), formData ?? {}, field));
          }}
          onSubmit={({ formData }) => onSubmit(formData ?? {}, timing())}
          onError={() => leave(Object.keys(errors))}
        >
          {honeypot}
          {children}
        </RjsfForm>
      </PartBoundary>
    </FormContextProvider>
  );
}

/** The latest values with the one field that RJSF reports as changed; without latest values, all that RJSF holds. */
function withChange(latest: FormValues | undefined, changed: FormValues, fieldId: string): FormValues {
  if (!latest) return changed;
  const name = fieldId.replace(/^root_/, '');
  const { [name]: _before, ...others } = latest;
  return changed[name] === undefined ? others : { ...others, [name]: changed[name] };
}
