import { useMutation, useQuery } from '@tanstack/react-query';
import deskTexts from '#schemas/texts/desk.json';
import { readHealth, sendTestMail } from '#src/api/desk.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from './DeskPage.tsx';
import { timeTitle } from './deskWords.ts';
import { Loaded } from './Loaded.tsx';

/** How delivery to each kind of receiver goes, and a mail to try it. */
export function DeliveryPanel() {
  const text = useTexts(deskTexts);
  const health = useQuery({
    queryKey: ['desk', 'health'],
    queryFn: ({ signal }) => readHealth(signal),
    staleTime: 0,
  });
  const test = useMutation({ mutationFn: sendTestMail });
  const said = test.data && text(test.data.reason === '' ? 'messages.testSent' : 'messages.testFailed', test.data);
  return (
    <Panel>
      <h2>{text('messages.health')}</h2>
      <Loaded query={health}>
        {({ mails, hasWebhook, held, lanes }) => (
          <>
            {held !== '' && <p role="alert">{text('messages.held', { reason: held })}</p>}
            <p>{text(`messages.${mails}`)}</p>
            {!hasWebhook && <p>{text('messages.noWebhook')}</p>}
            <dl>
              {lanes.flatMap(({ receiver, waiting, failed, lastSentAt, reason }) => [
                <dt key={`${receiver} label`}>{text(`messages.receiver.${receiver}`)}</dt>,
                <dd key={`${receiver} value`}>
                  {[
                    text('messages.lane', { waiting, failed }),
                    lastSentAt === null
                      ? text('messages.neverSent')
                      : text('messages.lastSent', { time: timeTitle(lastSentAt) }),
                    ...(reason === '' ? [] : [reason]),
                  ].join('. ')}
                </dd>,
              ])}
            </dl>
          </>
        )}
      </Loaded>
      <p role="status">{said ?? test.error?.message ?? ''}</p>
      <Button look="secondary" size="small" busy={test.isPending} onClick={() => test.isPending || test.mutate()}>
        {text('messages.test')}
      </Button>
    </Panel>
  );
}
