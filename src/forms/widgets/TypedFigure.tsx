import { type ReactNode, useState } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { FieldFrame, FieldNote } from '../FieldFrame.tsx';
import { errorId, useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { textOption } from '../textOption.ts';
import { useTextField } from '../useTextField.ts';

type TypedFigureProps = OurWidgetProps & {
  sign?: string;
  /** Turns typed text into the stored form, which is the same in every language. */
  plain: (typed: string) => string;
  /** Formats the stored text when the field is left. */
  format?: (held: string) => string;
  /** The stored text as the language writes it. */
  shown: (held: string) => string;
  /** How the figure was understood; announced when it changes. */
  reading?: ReactNode;
};

/**
 * A typed figure: the text stays as it is while typing (F-12) and is formatted when the field is
 * left. `ui:options.large` sets it large under the heading of its question, which is then its label.
 */
export function TypedFigure({ sign, plain, format = (held) => held, shown, reading, ...props }: TypedFigureProps) {
  const { id, options } = props;
  const { headingId } = useFormContext();
  const { frame, input } = useTextField(props);
  const [typed, setTyped] = useState<string>();
  const { label, ...unlabelled } = frame;
  const help = textOption(options, 'help', '');
  const isLarge = options.large === true && headingId !== undefined;
  const described = [help && helpId(id), frame.error !== undefined && errorId(id), readingId(id)];
  return (
    <FieldFrame {...(isLarge ? unlabelled : frame)}>
      <Figure data-large={isLarge}>
        <TextInput
          {...input}
          value={typed !== undefined && plain(typed) === input.value ? typed : shown(input.value)}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            props.onChange(plain(target.value) || undefined);
          }}
          onBlur={() => {
            setTyped(undefined);
            const formatted = format(input.value);
            if (formatted !== input.value) props.onChange(formatted === '' ? undefined : formatted);
            input.onBlur();
          }}
          aria-describedby={described.filter(Boolean).join(' ')}
          {...(isLarge && { 'aria-labelledby': headingId })}
        />
        {sign && <span aria-hidden>{sign}</span>}
      </Figure>
      <Reading as="output" id={readingId(id)} aria-live="polite">
        {frame.error === undefined && reading}
      </Reading>
      {help && <FieldNote id={helpId(id)}>{help}</FieldNote>}
    </FieldFrame>
  );
}

const helpId = (id: string) => `${id}__help`;
const readingId = (id: string) => `${id}__reading`;

/** Rendered even when empty, or its first words would not be announced. */
const Reading = styled(FieldNote)({
  display: 'block',
  fontWeight: 560,
  color: color.textPrimary,
  '&:empty': { marginTop: 0 },
});

const Figure = styled('div')({
  position: 'relative',
  '& > span': {
    ...type('h3'),
    position: 'absolute',
    insetInlineStart: 16,
    top: '50%',
    transform: 'translateY(-50%)',
    color: color.textBrand,
    pointerEvents: 'none',
  },
  '& input': tabularFigures,
  '& input:not(:last-child)': { paddingInlineStart: 40 },
  '&[data-large=true]': {
    maxWidth: 420,
    '& > span': { insetInlineStart: 22, fontSize: '2rem', lineHeight: 1 },
    '& input': {
      ...type('h2'),
      ...tabularFigures,
      minHeight: 84,
      borderRadius: 14,
      fontSize: '2.25rem',
      lineHeight: 1,
    },
    '& input:not(:last-child)': { paddingInlineStart: 58 },
  },
});
