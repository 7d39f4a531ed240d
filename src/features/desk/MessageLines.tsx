import type { DeskMessage, MessageState } from '#domain/desk/deskMessage.ts';
import deskTexts from '#schemas/texts/desk.json';
import { useTexts } from '#src/texts/texts.ts';
import { Badge } from '#src/ui/Badge.tsx';

export const TONES = {
  waiting: 'info',
  failed: 'error',
  sent: 'success',
  skipped: 'neutral',
} as const satisfies Record<MessageState, string>;

/** The messages about one lead. */
export function MessageLines({ messages }: { messages: readonly DeskMessage[] }) {
  const text = useTexts(deskTexts);
  if (messages.length === 0) return <p>{text('none')}</p>;
  return (
    <ul>
      {messages.map(({ id, receiver, state, reason }) => (
        <li key={id}>
          <span>{`${text(`messages.receiver.${receiver}`)} `}</span>
          <Badge tone={TONES[state]}>{text(`messages.state.${state}`)}</Badge>
          {reason && <p>{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
