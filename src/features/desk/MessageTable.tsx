import { Link } from 'react-router-dom';
import type { DeskMessage } from '#domain/desk/deskMessage.ts';
import deskTexts from '#schemas/texts/desk.json';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CardTable } from '#src/ui/CardTable.tsx';
import { timeTitle } from './deskWords.ts';
import { TONES } from './MessageLines.tsx';

type MessageTableProps = {
  messages: readonly DeskMessage[];
  onRetry: (id: number) => void;
  onShow: (message: DeskMessage) => void;
};

export function MessageTable({ messages, onRetry, onShow }: MessageTableProps) {
  const text = useTexts(deskTexts);
  return (
    <CardTable aria-label={text('messages.table')}>
      <thead>
        <tr>
          {(['receiver', 'state', 'time', 'reason', 'actions'] as const).map((column) => (
            <th key={column} scope="col">
              {text(`messages.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => {
          const { id, leadId, state, reason, attempts } = message;
          const receiver = text(`messages.receiver.${message.receiver}`);
          const time = timeTitle(message.createdAt);
          return (
            <tr key={id}>
              <th scope="row">{receiver}</th>
              <td data-label={text('messages.column.state')}>
                <Badge tone={TONES[state]}>{text(`messages.state.${state}`)}</Badge>
              </td>
              <td data-label={text('messages.column.time')}>{time}</td>
              <td data-label={text('messages.column.reason')}>
                {reason === '' ? text('none') : text('messages.tries', { reason, attempts })}
              </td>
              <td data-actions>
                <Link to={paths.deskLead(leadId)} aria-label={text('messages.leadOne', { receiver, time })}>
                  {text('messages.lead')}
                </Link>
                <Button
                  look="secondary"
                  size="small"
                  aria-label={text('messages.previewOne', { receiver, time })}
                  onClick={() => onShow(message)}
                >
                  {text('messages.preview')}
                </Button>
                {(state === 'waiting' || state === 'failed') && (
                  <Button
                    look="secondary"
                    size="small"
                    aria-label={text('messages.retryOne', { receiver, time })}
                    onClick={() => onRetry(id)}
                  >
                    {text('messages.retry')}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </CardTable>
  );
}
