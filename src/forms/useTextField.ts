import type { ChangeEvent } from 'react';
import { describedByError, useFormContext } from './formContext.ts';
import type { OurWidgetProps } from './rjsfTypes.ts';

/** What text fields have in common: the props of their frame and of the input itself. An empty text is no answer. */
export function useTextField({ id, name, label, value, required, disabled, placeholder, onChange }: OurWidgetProps) {
  const { errorOf, onLeave } = useFormContext();
  const error = errorOf(name);
  return {
    frame: { id, label, required: required ?? false, error },
    input: {
      id,
      name,
      value: typeof value === 'string' ? value : '',
      required,
      disabled,
      placeholder: placeholder ?? '',
      onChange: ({ target }: ChangeEvent<{ value: string }>) =>
        onChange(target.value === '' ? undefined : target.value),
      onBlur: () => onLeave(name),
      ...describedByError(id, error),
    },
  };
}
