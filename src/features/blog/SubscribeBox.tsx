import { type FormEvent, useId, useState } from 'react';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import blogTexts from '#schemas/texts/blog.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmailInput } from '#src/ui/EmailInput.tsx';

/** There is no newsletter yet: the box makes no call, stores nothing (D23) and says so. */
export function SubscribeBox() {
  const text = useTexts(blogTexts);
  const [answer, setAnswer] = useState<'none' | 'invalid' | 'notYet'>('none');
  const field = useId();
  const message = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement)) return;
    const valid = isEmailAddress(input.value.trim());
    setAnswer(valid ? 'notYet' : 'invalid');
    if (valid) event.currentTarget.reset();
    else input.focus();
  };

  return (
    <Box>
      <div>
        <h2>{text('subscribe.title')}</h2>
        <p>{text('subscribe.text')}</p>
      </div>
      <form noValidate onSubmit={submit}>
        <EmailInput
          id={field}
          label={text('subscribe.label')}
          placeholder={text('subscribe.placeholder')}
          aria-invalid={answer === 'invalid'}
          aria-describedby={message}
          onChange={() => setAnswer('none')}
        />
        <Button type="submit" size="large">
          {text('subscribe.submit')}
        </Button>
        <Answer id={message} role="status" data-answer={answer}>
          {answer === 'none' ? '' : text(`subscribe.${answer}`)}
        </Answer>
      </form>
    </Box>
  );
}

const Box = styled('section')({
  display: 'grid',
  gap: 18,
  marginTop: 'clamp(36px, 5vw, 64px)',
  paddingTop: 'clamp(28px, 4vw, 44px)',
  borderTop: `1px dashed ${color.lineControl}`,
  '& h2': type('h3'),
  '& h2 + p': { color: color.textSecondary },
  '& form': { display: 'grid', gap: 12 },
  '& input': { minHeight: 58 },
  [from.small]: { '& form': { gridTemplateColumns: '1fr auto' } },
  [from.medium]: { gridTemplateColumns: '1fr 1.2fr', alignItems: 'start', gap: 48 },
});

const Answer = styled('p')({
  gridColumn: '1 / -1',
  minHeight: '1.5em',
  fontSize: '.9375rem',
  '&[data-answer=invalid]': { color: color.statusError },
});
