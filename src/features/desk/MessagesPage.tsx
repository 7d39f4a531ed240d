import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DeskMessage, MESSAGE_STATES, RECEIVERS } from '#domain/desk/deskMessage.ts';
import commonTexts from '#schemas/texts/common.json';
import deskTexts from '#schemas/texts/desk.json';
import { readMessages, retryMessages } from '#src/api/desk.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { MoreButton } from '#src/ui/MoreButton.tsx';
import { Select } from '#src/ui/Select.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { DeskPage } from './DeskPage.tsx';
import { Loaded } from './Loaded.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { MessageTable } from './MessageTable.tsx';

/** What was sent, what waits, what failed and why. */
export function MessagesPage() {
  const text = useTexts(deskTexts);
  const common = useTexts(commonTexts);
  const client = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const [shown, setShown] = useState<DeskMessage>();
  const params = Object.fromEntries([...address].filter(([name]) => name === 'state' || name === 'receiver'));
  const messages = useInfiniteQuery({
    queryKey: ['desk', 'messages', params],
    queryFn: ({ pageParam, signal }) => readMessages(params, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const retry = useMutation({
    mutationFn: retryMessages,
    onSuccess: () => client.invalidateQueries({ queryKey: ['desk'] }),
  });
  const choose = (name: 'state' | 'receiver', value: string) => {
    const { [name]: _before, ...others } = params;
    setAddress(value === '' ? others : { ...others, [name]: value }, { replace: true, preventScrollReset: true });
  };
  return (
    <DeskPage
      title={text('messages.title')}
      action={
        <Button look="secondary" busy={retry.isPending} onClick={() => retry.isPending || retry.mutate(undefined)}>
          {text('messages.retryAll')}
        </Button>
      }
    >
      <p role="status">{retry.data ? text('messages.retried', { count: retry.data.retried }) : ''}</p>
      {retry.error && <p role="alert">{retry.error.message || text('failed')}</p>}
      <DeliveryPanel />
      <Filters>
        <div>
          <label htmlFor="message-receiver">{text('messages.filterReceiver')}</label>
          <Select
            id="message-receiver"
            value={params.receiver ?? ''}
            onChange={({ target }) => choose('receiver', target.value)}
          >
            <option value="">{text('leads.any')}</option>
            {RECEIVERS.map((receiver) => (
              <option key={receiver} value={receiver}>
                {text(`messages.receiver.${receiver}`)}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <label htmlFor="message-state">{text('messages.filterState')}</label>
          <Select
            id="message-state"
            value={params.state ?? ''}
            onChange={({ target }) => choose('state', target.value)}
          >
            <option value="">{text('leads.any')}</option>
            {MESSAGE_STATES.map((state) => (
              <option key={state} value={state}>
                {text(`messages.state.${state}`)}
              </option>
            ))}
          </Select>
        </div>
      </Filters>
      <Loaded query={messages}>
        {({ pages }) => {
          const found = pages.flatMap(({ entries }) => entries);
          if (found.length === 0) return <EmptyState title={text('messages.empty')} />;
          return <MessageTable messages={found} onRetry={(id) => retry.mutate(id)} onShow={setShown} />;
        }}
      </Loaded>
      {messages.hasNextPage && (
        <MoreButton
          label={common('more')}
          busy={messages.isFetchingNextPage}
          onMore={() => void messages.fetchNextPage()}
        />
      )}
      {shown && <MessagePreview message={shown} onClose={() => setShown(undefined)} />}
    </DeskPage>
  );
}

const Filters = styled('div')({
  display: 'grid',
  gap: 12,
  margin: '16px 0',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  '& label': { display: 'block', marginBottom: 4, fontSize: '.875rem', fontWeight: 560 },
});
