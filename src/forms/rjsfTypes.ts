import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { FormContext } from './formContext.ts';
import type { FormValues } from './formDefinition.ts';

/** RJSF's props of a widget, with our form context in the registry. */
export type OurWidgetProps = Omit<WidgetProps<FormValues, RJSFSchema, object>, 'registry'> & {
  registry: { formContext: FormContext };
};
