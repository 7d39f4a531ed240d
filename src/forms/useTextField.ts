import { describedByError, useFormContext } from './formContext.ts';
import type { OurWidgetProps } from './rjsfTypes.ts';

/** What every widget with one typed or selected text gives its `FieldFrame` and its input. */
export function useTextField(props: OurWidgetProps) {
  const { id, name, label, value, required = false, disabled = false, onChange } = props;
  const { errorOf, onLeave } = useFormContext();
  const error = errorOf(name);
  const typed = typeof value === 'string' ? value : '';
  /** A field without text has no value: an empty text would count as an answer. */
  const change = (text: string) => onChange(text === '' ? undefined : text);
  return {
    frame: { id, label, required, disabled, error },
    input: {
      id,
      name,
      value: typed,
      onChange: (event: { target: { value: string } }) => change(event.target.value),
      onBlur: () => onLeave(name),
    },
    described: describedByError(id, error),
    change,
  };
}
