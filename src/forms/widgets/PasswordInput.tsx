import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import sessionTexts from '#schemas/texts/session.json';
import { useTexts } from '#src/texts/texts.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { textOption } from '../textOption.ts';
import { useTextField } from '../useTextField.ts';

/** A password that can be shown. */
export function PasswordInput(props: OurWidgetProps) {
  const text = useTexts(sessionTexts);
  const { frame, input, described } = useTextField(props);
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        {...input}
        type={isShown ? 'text' : 'password'}
        autoComplete={textOption(props.options, 'autocomplete', 'current-password')}
        slotProps={{ input: described }}
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
