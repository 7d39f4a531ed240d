import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { FormValues } from './formDefinition.ts';

/** RJSF's widget props; everything else that widgets need comes from `useFormContext`. */
export type OurWidgetProps = WidgetProps<FormValues, RJSFSchema, object>;
