import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { FormValues } from './formDefinition.ts';

/** RJSF's props of a widget; what our forms add comes by `useFormContext`. */
export type OurWidgetProps = WidgetProps<FormValues, RJSFSchema, object>;
