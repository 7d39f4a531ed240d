import type site from '#schemas/content/site.json';
import commonTexts from '#schemas/texts/common.json';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { EmbedFrame } from '#src/ui/EmbedFrame.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

type VideoDialogProps = { video: typeof site.video; open: boolean; onClose: () => void };

/** The video is loaded with the dialog and removed with it. */
export function VideoDialog({ video: { title, embedUrl }, open, onClose }: VideoDialogProps) {
  const common = useTexts(commonTexts);
  const text = useTexts(homeSectionsTexts);
  return (
    <DialogFrame open={open} title={title} closeLabel={common('close')} onClose={onClose}>
      <Video title={title} src={embedUrl} />
      <Elsewhere href={embedUrl} target="_blank" rel="noreferrer">
        <span>{text('mission.elsewhere', { host: new URL(embedUrl).host })}</span>
        <Icon name="arrow-square-out" weight="regular" />
      </Elsewhere>
    </DialogFrame>
  );
}

const Video = styled(EmbedFrame)({ aspectRatio: '16 / 9' });

const Elsewhere = styled('a')({ display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, marginTop: 8 });
