import { createContext, useContext } from 'react';
import type { Option } from '#domain/formSchema.ts';

/** Choices under a title of their own. */
export type ChoiceGroup = { title: string; values: readonly string[] };

/**
 * What the widgets of a form need beyond what RJSF hands them. By a context of React's and not RJSF's `formContext`,
 * because RJSF takes two objects that differ only in their functions for the same and leaves the widgets as they were.
 */
export type FormContext = {
  /** Option list of a field, with what a person reads. */
  optionsOf: (field: string) => readonly Option[];
  /** How the choices of a field are parted; undefined where they stand together. */
  groupsOf: (field: string) => readonly ChoiceGroup[] | undefined;
  /** What is wrong with a field, once the visitor has left it or tried to send. */
  errorOf: (field: string) => string | undefined;
  /** The visitor has left the field. */
  onLeave: (field: string) => void;
  /** The visitor has settled on a single choice and wants to go on (a click, or Enter). */
  onChoose: (field: string, value: string) => void;
  /** Id of the heading that names the group of choices. */
  headingId?: string | undefined;
};

const CurrentForm = createContext<FormContext | undefined>(undefined);

export const FormContextProvider = CurrentForm.Provider;

/** The form a widget stands in. */
export function useFormContext(): FormContext {
  const form = useContext(CurrentForm);
  if (!form) throw new Error('A widget stands in a SchemaForm');
  return form;
}

export const errorId = (id: string) => `${id}__error`;

/** Ties an input to its error for screen readers; nothing while there is none. */
export const describedByError = (id: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-describedby': errorId(id), 'aria-invalid': true };
