import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { FormValues } from './formDefinition.ts';

/** RJSF's widget props; our additions come from `useFormContext`. */
export type OurWidgetProps = WidgetProps<FormValues, RJSFSchema, object>;
