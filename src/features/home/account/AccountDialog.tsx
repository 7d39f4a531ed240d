import { type FormEvent, useId, useState } from 'react';
import commonTexts from '#schemas/texts/common.json';
import landingTexts from '#schemas/texts/landing.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

type AccountDialogProps = { open: boolean; onClose: () => void; onSuccess: () => void };

const fieldsOf = {
  signUp: [
    { name: 'email', type: 'email', autoComplete: 'email' },
    { name: 'password', type: 'password', autoComplete: 'new-password' },
    { name: 'confirm', type: 'password', autoComplete: 'new-password' },
  ],
  signIn: [
    { name: 'email', type: 'email', autoComplete: 'email' },
    { name: 'password', type: 'password', autoComplete: 'current-password' },
  ],
} as const;

/**
 * The account of the marketing flow. It is not wired to a server (spec 2): what is typed stays in the fields, is neither
 * read, sent nor stored (D23), and both options just continue.
 */
export function AccountDialog({ open, onClose, onSuccess }: AccountDialogProps) {
  const text = useTexts(landingTexts);
  const common = useTexts(commonTexts);
  const fields = useId();
  const [mode, setMode] = useState<'signUp' | 'signIn'>('signUp');
  const isNew = mode === 'signUp';
  const goOn = () => {
    onClose();
    onSuccess();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    goOn();
  };
  return (
    <DialogFrame
      open={open}
      size="small"
      title={isNew ? text('account.create') : text('account.back')}
      closeLabel={common('close')}
      onClose={onClose}
    >
      <Form onSubmit={submit}>
        <Button look="secondary" onClick={goOn}>
          {text('account.google')}
        </Button>
        <Or>{text('account.or')}</Or>
        {fieldsOf[mode].map(({ name, ...input }) => (
          <div key={name}>
            <label htmlFor={`${fields}-${name}`}>{text(`account.${name}`)}</label>
            <TextInput id={`${fields}-${name}`} {...input} required />
          </div>
        ))}
        <Button type="submit" size="large">
          {isNew ? text('account.submitCreate') : text('account.submitBack')}
        </Button>
        <Button look="quiet" size="small" onClick={() => setMode(isNew ? 'signIn' : 'signUp')}>
          {isNew ? text('account.toSignIn') : text('account.toSignUp')}
        </Button>
      </Form>
    </DialogFrame>
  );
}

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  '& label': { ...type('label'), display: 'block', marginBottom: 6 },
});

const Or = styled('p')({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  color: color.textSecondary,
  '&::before, &::after': { content: '""', borderTop: `1px solid ${color.lineDivider}` },
});
