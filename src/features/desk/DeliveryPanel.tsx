import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import deskTexts from '#schemas/texts/desk.json';
import { readHealth, sendTestMail, sendTestPost, type Tested } from '#src/api/desk.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from './DeskPage.tsx';
import { timeTitle } from './deskWords.ts';
import { Loaded } from './Loaded.tsx';

type Trial = Pick<UseMutationResult<Tested>, 'data' | 'error'>;
type Key = `messages.test${'' | 'Post'}${'Sent' | 'Failed'}`;

/** How delivery to each kind of receiver is going, with a test mail and a test post. */
export function DeliveryPanel() {
  const text = useTexts(deskTexts);
  const health = useQuery({
    queryKey: ['desk', 'health'],
    queryFn: ({ signal }) => readHealth(signal),
    staleTime: 0,
  });
  const mail = useMutation({ mutationFn: sendTestMail });
  const post = useMutation({ mutationFn: sendTestPost });
  const said = (test: Trial, sent: Key, failed: Key) =>
    (test.data && text(test.data.reason === '' ? sent : failed, test.data)) ?? test.error?.message ?? '';
  return (
    <Panel>
      <h2>{text('messages.health')}</h2>
      <Loaded query={health}>
        {({ mails, hasWebhook, held, lanes }) => (
          <>
            {held !== '' && <p role="alert">{text('messages.held', { reason: held })}</p>}
            <p>{text(`messages.${mails}`)}</p>
            <p>{text(hasWebhook ? 'messages.webhook' : 'messages.noWebhook')}</p>
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
      <p role="status">{said(mail, 'messages.testSent', 'messages.testFailed')}</p>
      <p role="status">{said(post, 'messages.testPostSent', 'messages.testPostFailed')}</p>
      <Trials>
        <Button look="secondary" size="small" busy={mail.isPending} onClick={() => mail.isPending || mail.mutate()}>
          {text('messages.test')}
        </Button>
        {health.data?.hasWebhook && (
          <Button look="secondary" size="small" busy={post.isPending} onClick={() => post.isPending || post.mutate()}>
            {text('messages.testPost')}
          </Button>
        )}
      </Trials>
    </Panel>
  );
}

const Trials = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
