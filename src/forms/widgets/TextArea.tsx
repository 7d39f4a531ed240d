import { styled } from '#src/theme/styled.tsx';
import { inputStyle } from '#src/ui/TextInput.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { useTextField } from '../useTextField.ts';

const ROWS = 3;

/** `ui:options.rows` sets the number of lines. It grows with its text where the browser supports that. */
export function TextArea(props: OurWidgetProps) {
  const { frame, input } = useTextField(props);
  const { rows } = props.options;
  return (
    <FieldFrame {...frame}>
      <Lines {...input} rows={typeof rows === 'number' ? rows : ROWS} />
    </FieldFrame>
  );
}

const Lines = styled('textarea')({
  ...inputStyle,
  display: 'block',
  padding: '13px 15px',
  resize: 'vertical',
  fieldSizing: 'content',
});
