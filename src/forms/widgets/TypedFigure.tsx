import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { tabularFigures, type } from '#src/theme/type.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { errorId, useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { textOption } from '../textOption.ts';
import { useTextField } from '../useTextField.ts';

type TypedFigureProps = OurWidgetProps & {
  sign?: string;
  /** Formats the text when the field is left. */
  format?: (typed: string) => string;
  /** How the figure was understood; announced when it changes. */
  reading?: ReactNode;
};

/**
 * A typed figure: the text stays as it is while typing (F-12) and is formatted when the field is
 * left. `ui:options.large` sets it large under the heading of its question, which is then its label.
 */
export function TypedFigure({ sign, format = (typed) => typed, reading, ...props }: TypedFigureProps) {
  const { options, placeholder } = props;
  const { headingId } = useFormContext();
  const { frame, input, change } = useTextField(props);
  const { id, error } = frame;
  const help = textOption(options, 'help', '');
  const isLarge = options.large === true && headingId !== undefined;
  const described = [help && helpId(id), error !== undefined && errorId(id), readingId(id)].filter(Boolean).join(' ');
  return (
    <FieldFrame {...frame} label={isLarge ? undefined : frame.label}>
      <Figure
        {...input}
        data-large={isLarge}
        placeholder={placeholder ?? ''}
        autoComplete="off"
        startAdornment={sign && <Sign aria-hidden>{sign}</Sign>}
        onBlur={() => {
          const formatted = format(input.value);
          if (formatted !== input.value) change(formatted);
          input.onBlur();
        }}
        slotProps={{
          input: {
            inputMode: 'decimal',
            'aria-describedby': described,
            ...(isLarge && { 'aria-labelledby': headingId }),
            ...(error !== undefined && { 'aria-invalid': true }),
          },
        }}
      />
      <Reading id={readingId(id)} component="output" aria-live="polite">
        {error === undefined && reading}
      </Reading>
      {help && (
        <FormHelperText id={helpId(id)} error={false}>
          {help}
        </FormHelperText>
      )}
    </FieldFrame>
  );
}

const helpId = (id: string) => `${id}__help`;
const readingId = (id: string) => `${id}__reading`;

const Sign = styled('span')({ ...type('h3'), color: color.textBrand, '&:not(:last-child)': { marginRight: -8 } });

/** Rendered even when empty, or its first words would not be announced. */
const Reading = styled(FormHelperText)<{ component: 'output' }>({
  fontWeight: 560,
  '&&': { color: color.textPrimary },
  '&:empty': { marginTop: 0 },
});

const Figure = styled(OutlinedInput)({
  ...tabularFigures,
  paddingLeft: 0,
  '& > span': { paddingLeft: 16 },
  '&[data-large=true]': {
    maxWidth: 420,
    borderRadius: 14,
    '& > span': { paddingLeft: 22, fontSize: '2rem', lineHeight: 1 },
    '& input': {
      ...type('h2'),
      ...tabularFigures,
      height: 'auto',
      minHeight: 84,
      padding: '0 18px',
      fontSize: '2.25rem',
      lineHeight: 1,
    },
  },
});
