import * as change from 'virtual:form/change-password';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangePassword } from '#schemas/__generated__/changePassword.ts';
import deskTexts from '#schemas/texts/desk.json';
import { changePassword, readSessions, signOutEverywhere } from '#src/api/desk.ts';
import { refusedFields } from '#src/api/refusedFields.ts';
import type { FormDefinition, FormValues } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { submitText } from '#src/forms/submitText.ts';
import { useFocusOnRefusal } from '#src/forms/useFocusOnRefusal.ts';
import { PasswordInput } from '#src/forms/widgets/PasswordInput.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Caption } from '#src/ui/Lead.tsx';
import { useMe } from './DeskNavigation.tsx';
import { DeskPage, Panel } from './DeskPage.tsx';
import { timeTitle } from './deskWords.ts';
import { Loaded } from './Loaded.tsx';

const FORM_ID = 'change-password';
const passwordForm: FormDefinition = change;
const widgets = { PasswordWidget: PasswordInput };

type DeskAccountPageProps = {
  /** Called once no browser is signed in any more, this one included. */
  onSignedOut: () => void;
};

/** Password and sessions of whoever is signed in. */
export function DeskAccountPage({ onSignedOut }: DeskAccountPageProps) {
  const text = useTexts(deskTexts);
  const me = useMe();
  const sessions = useQuery({
    queryKey: ['desk', 'sessions'],
    queryFn: ({ signal }) => readSessions(signal),
    staleTime: 0,
  });
  const everywhere = useMutation({ mutationFn: signOutEverywhere, onSuccess: onSignedOut });
  return (
    <DeskPage title={text('account.title')}>
      <Loaded query={me}>
        {({ email, role }) => (
          <>
            <p>{text('account.you', { email })}</p>
            <p>{text(`account.role.${role}`)}</p>
          </>
        )}
      </Loaded>
      <PasswordPanel />
      <Panel>
        <h2>{text('account.sessions')}</h2>
        <Loaded query={sessions}>
          {(all) => (
            <ul>
              {all.map(({ device, createdAt, seenAt, isCurrent }) => (
                <li key={`${createdAt} ${device} ${seenAt}`}>
                  <p>{device || text('account.unknownDevice')}</p>
                  {isCurrent && <strong>{text('account.this')}</strong>}
                  <Caption>
                    {text('account.session', { created: timeTitle(createdAt), seen: timeTitle(seenAt) })}
                  </Caption>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        {everywhere.error && <p role="alert">{everywhere.error.message || text('failed')}</p>}
        <Button
          look="secondary"
          busy={everywhere.isPending}
          onClick={() => everywhere.isPending || everywhere.mutate()}
        >
          {text('account.everywhere')}
        </Button>
      </Panel>
    </DeskPage>
  );
}

function PasswordPanel() {
  const text = useTexts(deskTexts);
  const form = passwordForm;
  const client = useQueryClient();
  const [values, setValues] = useState<FormValues>({});
  const changing = useMutation({
    mutationFn: changePassword,
    onSuccess: async () => {
      setValues({});
      await client.invalidateQueries({ queryKey: ['desk', 'sessions'] });
    },
  });
  const refused = refusedFields(changing.error, changing.variables ?? {}, values);
  useFocusOnRefusal(FORM_ID, changing.error ?? undefined, refused);
  const isUnexplained = changing.error !== null && Object.keys(refused).length === 0;
  return (
    <Panel>
      <h2>{formTitle(form)}</h2>
      <SchemaForm
        // Emptied fields show no error after a success.
        key={changing.isSuccess ? changing.submittedAt : 'first'}
        id={FORM_ID}
        form={passwordForm}
        values={values}
        refused={refused}
        busy={changing.isPending}
        widgets={widgets}
        onChange={setValues}
        // The cast holds because the form has just accepted the values.
        onSubmit={(typed) => changing.mutate(typed as ChangePassword)}
      >
        {isUnexplained && <p role="alert">{changing.error?.message || text('failed')}</p>}
        <p role="status">{changing.isSuccess ? text('account.changed') : ''}</p>
        <Button type="submit" busy={changing.isPending}>
          {submitText(form)}
        </Button>
      </SchemaForm>
    </Panel>
  );
}
