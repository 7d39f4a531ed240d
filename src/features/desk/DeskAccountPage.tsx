import * as change from 'virtual:form/change-password';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangePassword } from '#schemas/__generated__/changePassword.ts';
import deskTexts from '#schemas/texts/desk.json';
import { changePassword, readSessions, signOutEverywhere } from '#src/api/desk.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { formTitle } from '#src/forms/formTitle.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { CallForm } from './CallForm.tsx';
import { useMe } from './DeskNavigation.tsx';
import { DeskPage, Panel } from './DeskPage.tsx';
import { timeTitle } from './deskWords.ts';
import { Loaded } from './Loaded.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';

const passwordForm: FormDefinition = change;

type DeskAccountPageProps = {
  /** Called once every session of the account has ended, this one included. */
  onSignedOut: () => void;
};

/** Password and sessions of the signed-in person. */
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
      <SecondFactorPanel />
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
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: changePassword,
    onSuccess: () => client.invalidateQueries({ queryKey: ['desk', 'sessions'] }),
  });
  return (
    <Panel>
      <h2>{formTitle(passwordForm)}</h2>
      <CallForm<ChangePassword>
        form={passwordForm}
        id="change-password"
        call={changing}
        done={text('account.changed')}
      />
    </Panel>
  );
}
