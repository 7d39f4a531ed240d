import type { OurWidgetProps } from './rjsfTypes.ts';

/** A text option of the UI schema (`ui:autocomplete`, `ui:options.inputType`), or the default. */
export function textOption(options: OurWidgetProps['options'], name: string, otherwise: string): string {
  const value = options[name];
  return typeof value === 'string' ? value : otherwise;
}
