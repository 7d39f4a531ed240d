import type { OurWidgetProps } from './rjsfTypes.ts';

/** A text among the UI schema's options of a field (`ui:autocomplete`, `ui:options.inputType`), or what to take instead. */
export function textOption(options: OurWidgetProps['options'], name: string, otherwise: string): string {
  const value = options[name];
  return typeof value === 'string' ? value : otherwise;
}
