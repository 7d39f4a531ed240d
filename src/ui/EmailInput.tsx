import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';
import { VisuallyHiddenLabel } from './VisuallyHidden.tsx';

type EmailInputProps = Omit<ComponentProps<typeof TextInput>, 'name' | 'type'> & { id: string; label: string };

/** The only field of a short form, whose button says what it is for: the label is only for screen readers. */
export function EmailInput({ label, ...input }: EmailInputProps) {
  return (
    <>
      <VisuallyHiddenLabel htmlFor={input.id}>{label}</VisuallyHiddenLabel>
      <TextInput {...input} name="email" type="email" autoComplete="email" />
    </>
  );
}
