import { type FormEvent, useId, useState } from 'react';
import { fromPromise } from 'xstate';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { comparisonReportMachine, type ReportRequest } from '#machines/comparisonReport/comparisonReportMachine.ts';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useFlow } from '#src/actors/useFlow.ts';
import { sendComparisonReport } from '#src/api/sendComparisonReport.ts';
import { keptAttempt, useKeptAttempt } from '#src/storage/attempts.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmailInput } from '#src/ui/EmailInput.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

const FLOW = 'guide';
const machine = comparisonReportMachine.provide({
  actors: { sendReport: fromPromise<void, ReportRequest>(sendComparisonReport) },
});

/** The buying guide is the whole comparison, which the report dialog sends too. */
export function GuideForm() {
  const text = useTexts(homeSectionsTexts);
  const field = useId();
  const [input] = useState(() => keptAttempt(FLOW));
  const [snapshot, actor] = useFlow(machine, { input });
  const [refused, setRefused] = useState<string>();
  useToasts(actor);
  useKeptAttempt(FLOW, actor);
  const isSending = snapshot.hasTag('busy');
  const isSent = snapshot.context.taken > input.taken;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    if (!isEmailAddress(email)) return setRefused(text('guide.invalid'));
    setRefused(undefined);
    actor.send({ type: 'dialog.opened' });
    actor.send({ type: 'email.changed', email });
    actor.send({ type: 'email.submitted' });
  };
  const note = isSent ? text('guide.sent') : refused;
  return (
    <Form noValidate aria-label={text('guide.form')} onSubmit={submit}>
      <EmailInput
        id={field}
        label={text('guide.email')}
        placeholder={text('guide.emailExample')}
        {...(refused !== undefined && { 'aria-invalid': true, 'aria-describedby': `${field}-note` })}
      />
      <Button type="submit" size="large" busy={isSending}>
        {text('guide.send')}
      </Button>
      <Note id={`${field}-note`} role="status" data-refused={refused !== undefined}>
        {note !== undefined && <Icon name={refused === undefined ? 'check-circle' : 'warning-circle'} weight="fill" />}
        <span>{note}</span>
      </Note>
    </Form>
  );
}

const Form = styled('form')({
  position: 'relative',
  display: 'grid',
  gap: 12,
  width: '100%',
  maxWidth: 560,
  '& input': { minHeight: 58 },
  [from.small]: { gridTemplateColumns: '1fr auto' },
});

const Note = styled('p')({
  ...type('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: '1.4em',
  color: color.statusSuccess,
  '&[data-refused=true]': { color: color.statusError },
  [from.small]: { gridColumn: '1 / -1' },
});
