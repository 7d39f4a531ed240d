import site from '#schemas/content/site.json';
import commonTexts from '#schemas/texts/common.json';
import consultationTexts from '#schemas/texts/consultation.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { TickList } from '#src/ui/TickList.tsx';

type ExpertDialogProps = { open: boolean; onClose: () => void; onBook: () => void };

const POINTS = ['shortlist', 'contract', 'free'] as const;

/** Booking starts the quiz, since the call is about its answers (spec 2). */
export function ExpertDialog({ open, onClose, onBook }: ExpertDialogProps) {
  const text = useTexts(consultationTexts);
  const common = useTexts(commonTexts);
  return (
    <DialogFrame
      open={open}
      size="small"
      title={text('expert.title')}
      intro={site.claims.cashbackBanner}
      closeLabel={common('close')}
      onClose={onClose}
      actions={<Button onClick={onBook}>{text('expert.book')}</Button>}
    >
      <Profile>
        <span aria-hidden>
          <Icon name="headset" weight="duotone" />
        </span>
        <p>
          <b>{text('expert.role')}</b>
          <span>{text('expert.experience')}</span>
        </p>
      </Profile>
      <TickList tone="rose" items={POINTS.map((point) => text(`expert.points.${point}`))} />
    </DialogFrame>
  );
}

const Profile = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBottom: 18,
  padding: 16,
  borderRadius: radii.control,
  backgroundColor: color.bgCopyRose,
  '& > span': { display: 'flex', fontSize: '2.25rem', color: color.textRose },
  '& b': { display: 'block' },
});
