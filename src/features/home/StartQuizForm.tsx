import { type FormEvent, useId } from 'react';
import homeTexts from '#schemas/texts/home.json';
import { useTexts } from '#src/texts/texts.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmailInput } from '#src/ui/EmailInput.tsx';

/** The caller decides whether the address is valid. */
export function StartQuizForm({ starting, onStart }: { starting: boolean; onStart: (email: string) => void }) {
  const text = useTexts(homeTexts);
  const field = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onStart(String(new FormData(event.currentTarget).get('email') ?? ''));
  };
  return (
    <Form noValidate aria-label={text('hero.form')} onSubmit={submit}>
      <EmailInput id={field} label={text('hero.email')} placeholder={text('hero.emailExample')} />
      <Button type="submit" size="large" busy={starting}>
        {text('hero.start')}
      </Button>
    </Form>
  );
}

const Form = styled('form')({
  position: 'relative',
  display: 'grid',
  gap: 12,
  maxWidth: 560,
  '& input': { minHeight: 58 },
  [from.small]: { gridTemplateColumns: '1fr auto' },
});
