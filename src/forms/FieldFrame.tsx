import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { errorId } from './formContext.ts';

type FieldFrameProps = {
  id: string;
  /** Above the field; a group of choices has a legend instead. */
  label?: string | undefined;
  required: boolean;
  disabled: boolean;
  error: string | undefined;
  /** A hint below the field, replaced by its error. */
  help?: string;
  children: ReactNode;
};

/** The field's state for MUI and, below it, its error. */
export function FieldFrame({ id, label, required, disabled, error, help = '', children }: FieldFrameProps) {
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={error !== undefined}>
      {label !== undefined && <InputLabel htmlFor={id}>{label}</InputLabel>}
      {children}
      {error === undefined && help !== '' && <FormHelperText>{help}</FormHelperText>}
      {error !== undefined && (
        <FormHelperText id={errorId(id)} sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
          <Icon name="warning-circle" weight="fill" />
          <span>{error}</span>
        </FormHelperText>
      )}
    </FormControl>
  );
}
