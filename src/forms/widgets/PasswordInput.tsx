import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import sessionTexts from '#schemas/texts/session.json';
import { useTexts } from '#src/texts/texts.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { describedByError, useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { textOption } from '../textOption.ts';

/** A password that can be shown. */
export function PasswordInput(props: OurWidgetProps) {
  const { id, name, label, value, required = false, disabled = false, options } = props;
  const { errorOf, onLeave } = useFormContext();
  const text = useTexts(sessionTexts);
  const [isShown, setIsShown] = useState(false);
  const error = errorOf(name);
  return (
    <FieldFrame id={id} required={required} disabled={disabled} error={error}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        value={typeof value === 'string' ? value : ''}
        autoComplete={textOption(options, 'autocomplete', 'current-password')}
        onChange={(event) => props.onChange(event.target.value === '' ? undefined : event.target.value)}
        onBlur={() => onLeave(name)}
        slotProps={{ input: describedByError(id, error) }}
        endAdornment={
          <IconButton
            type="button"
            aria-label={text(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name="eye" weight="regular" />
          </IconButton>
        }
      />
    </FieldFrame>
  );
}
