import type { UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import { isRecord } from '#domain/json.ts';
import { translationOf } from '#src/texts/spoken.ts';
import { useLanguage } from '#src/texts/texts.ts';
import { withTranslation } from '#src/texts/withTranslation.ts';
import type { FormDefinition } from './formDefinition.ts';

/** The translatable part of a form, which a quiz has too. */
type Translatable = Pick<FormDefinition, 'uiSchema' | 'options' | 'origin'>;

export function useTranslatedForm<Form extends Translatable>(form: Form): Form {
  const language = useLanguage();
  return useMemo(() => translatedForm(form, language), [form, language]);
}

/**
 * The schema stays as it is, because RJSF refuses a validator compiled from another one; titles go into the
 * UI schema, which takes precedence.
 */
export function translatedForm<Form extends Translatable>(form: Form, language: string): Form {
  const { origin, uiSchema, options } = form;
  if (!origin) return form;
  const wordsOf = (name: string): unknown => translationOf(language, name);
  const [fields, ui, lists] = [
    wordsOf(`${origin.document}.schema.json`),
    wordsOf(`${origin.document}.ui.json`),
    wordsOf('options.json'),
  ];
  return {
    ...form,
    uiSchema: isRecord(fields) ? withTitles(withTranslation(uiSchema, ui), fields) : withTranslation(uiSchema, ui),
    options: isRecord(lists) ? translatedOptions(options, origin.lists, lists) : options,
  };
}

export const formTitle = ({ schema, uiSchema }: FormDefinition): string => uiSchema['ui:title'] ?? schema.title ?? '';

function withTitles(uiSchema: UiSchema, { $title, ...fields }: Record<string, unknown>): UiSchema {
  const titled = Object.entries(fields).flatMap(([field, words]) => {
    if (!isRecord(words)) return [];
    const { title, description } = words;
    const own = {
      ...(typeof title === 'string' && { 'ui:title': title }),
      ...(typeof description === 'string' && { 'ui:description': description }),
    };
    return [[field, { ...own, ...uiSchema[field] }]];
  });
  return {
    ...uiSchema,
    ...(typeof $title === 'string' && { 'ui:title': $title }),
    ...Object.fromEntries(titled),
  };
}

function translatedOptions(
  options: FormDefinition['options'],
  lists: Readonly<Record<string, string>>,
  translations: Record<string, unknown>,
): FormDefinition['options'] {
  return Object.fromEntries(
    Object.entries(options).map(([field, list]) => {
      const words = translations[lists[field] ?? ''];
      const titleOf = (value: string) => (isRecord(words) ? words[value] : undefined);
      return [
        field,
        list.map(({ value, title }) => {
          const own = titleOf(value);
          return { value, title: typeof own === 'string' ? own : title };
        }),
      ];
    }),
  );
}
