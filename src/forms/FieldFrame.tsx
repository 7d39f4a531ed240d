import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Asterisk, FieldLabel } from './FieldLabel.tsx';
import { errorId } from './formContext.ts';

type FieldFrameProps = {
  id: string;
  /** The label above the field; left out where the field is labelled in another way. */
  label?: string;
  required?: boolean;
  error: string | undefined;
  /** A hint below the field, replaced by its error. */
  help?: string;
  children: ReactNode;
};

/** A field with its label above and its error or a hint below. */
export function FieldFrame({ id, label, required = false, error, help = '', children }: FieldFrameProps) {
  return (
    <Frame>
      {label !== undefined && (
        <FieldLabel htmlFor={id}>
          <span>{label}</span>
          {required && <Asterisk />}
        </FieldLabel>
      )}
      {children}
      {error === undefined && help !== '' && <FieldNote>{help}</FieldNote>}
      {error !== undefined && (
        <FieldError id={errorId(id)}>
          <Icon name="warning-circle" weight="fill" />
          <span>{error}</span>
        </FieldError>
      )}
    </Frame>
  );
}

const Frame = styled('div')({ minWidth: 0 });

/** Small print below a field. */
export const FieldNote = styled('p')({ ...type('caption'), marginTop: 6, color: color.textSecondary });

const FieldError = styled(FieldNote)({ display: 'flex', gap: 6, alignItems: 'center', color: color.statusError });
