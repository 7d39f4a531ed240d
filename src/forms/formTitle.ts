import type { FormDefinition } from './formDefinition.ts';

export const formTitle = ({ schema, uiSchema }: FormDefinition): string => uiSchema['ui:title'] ?? schema.title ?? '';
