import { useState } from 'react';
import sessionTexts from '#schemas/texts/session.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { textOption } from '../textOption.ts';
import { useTextField } from '../useTextField.ts';

/** A password field whose text can be shown. */
export function PasswordInput(props: OurWidgetProps) {
  const { frame, input } = useTextField(props);
  const text = useTexts(sessionTexts);
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <Row>
        <TextInput
          {...input}
          type={isShown ? 'text' : 'password'}
          autoComplete={textOption(props.options, 'autocomplete', 'current-password')}
        />
        <IconButton
          type="button"
          aria-label={text(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name="eye" weight="regular" />
        </IconButton>
      </Row>
    </FieldFrame>
  );
}

const Row = styled('div')({
  position: 'relative',
  '& input': { paddingInlineEnd: 56 },
  '& button': { position: 'absolute', insetInlineEnd: 6, top: '50%', transform: 'translateY(-50%)' },
});
