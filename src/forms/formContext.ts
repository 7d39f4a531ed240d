import { createContext, useContext } from 'react';
import type { Option } from '#domain/questions/formSchema.ts';

export type ChoiceGroup = { title: string; values: readonly string[] };

/**
 * What widgets need beyond RJSF's props. A React context instead of RJSF's `formContext`,
 * because RJSF treats objects that differ only in their functions as equal and does not update the widgets.
 */
export type FormContext = {
  /** The options of a field with their titles. */
  optionsOf: (field: string) => readonly Option[];
  /** The groups of a field's choices; undefined without groups. */
  groupsOf: (field: string) => readonly ChoiceGroup[] | undefined;
  /** The error of a field, once the visitor has left it or tried to send. */
  errorOf: (field: string) => string | undefined;
  onLeave: (field: string) => void;
  /** A click or Enter on a single choice, which advances. */
  onChoose: (field: string, value: string) => void;
  /** The heading that labels the choices. */
  headingId?: string | undefined;
};

const CurrentForm = createContext<FormContext | undefined>(undefined);

export const FormContextProvider = CurrentForm.Provider;

export function useFormContext(): FormContext {
  const form = useContext(CurrentForm);
  if (!form) throw new Error('A widget has to be inside a SchemaForm');
  return form;
}

export const errorId = (id: string) => `${id}__error`;

/** Links an input to its error for screen readers; no attributes without an error. */
export const describedByError = (id: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-describedby': errorId(id), 'aria-invalid': true };
