import commonTexts from '#schemas/texts/common.json';
import consultationTexts from '#schemas/texts/consultation.json';
import { useTexts } from '#src/texts/texts.ts';
import { buttonStyle } from '#src/theme/buttonStyle.ts';
import { styled } from '#src/theme/styled.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { schedulingLink } from './schedulingLink.ts';
import type { ConsultationFlow } from './useConsultation.ts';

/** A plain link for a browser that opens no windows: nothing is booked until it is followed. */
export function BookingBlocked({ flow: [snapshot, actor] }: { flow: ConsultationFlow }) {
  const text = useTexts(consultationTexts);
  const common = useTexts(commonTexts);
  const { minutes } = snapshot.context;
  return (
    <DialogFrame
      open={snapshot.matches('blocked')}
      size="small"
      title={text('blocked.title')}
      intro={text('blocked.text')}
      closeLabel={common('close')}
      onClose={() => actor.send({ type: 'link.dismissed' })}
    >
      <BookingLink
        href={schedulingLink(minutes)}
        target="_blank"
        rel="noopener"
        onClick={() => actor.send({ type: 'link.followed' })}
      >
        {text('blocked.link', { minutes })}
      </BookingLink>
    </DialogFrame>
  );
}

const BookingLink = styled('a')({ ...buttonStyle('primary', 'medium'), width: '100%' });
