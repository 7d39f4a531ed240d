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
import { ChoiceField, ChoiceFields } from './ChoiceFields.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { DeskPage } from './DeskPage.tsx';
import { Loaded } from './Loaded.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { MessageTable } from './MessageTable.tsx';

/** Messages that were sent, are waiting or have failed, with the reason. */
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
        <ChoiceField
          id="message-receiver"
          label={text('messages.filterReceiver')}
          value={params.receiver ?? ''}
          none={text('leads.any')}
          choices={RECEIVERS.map((value) => ({ value, title: text(`messages.receiver.${value}`) }))}
          onChoose={(value) => choose('receiver', value)}
        />
        <ChoiceField
          id="message-state"
          label={text('messages.filterState')}
          value={params.state ?? ''}
          none={text('leads.any')}
          choices={MESSAGE_STATES.map((value) => ({ value, title: text(`messages.state.${value}`) }))}
          onChoose={(value) => choose('state', value)}
        />
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

const Filters = styled(ChoiceFields)({ margin: '16px 0' });
