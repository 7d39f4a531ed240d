import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type site from '#schemas/content/site.json';
import { useTexts } from '#src/texts/texts.ts';
import { EmbedFrame } from '#src/ui/EmbedFrame.tsx';
import { IconKey } from '#src/ui/IconKey.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

type VideoDialogProps = { video: typeof site.video; open: boolean; onClose: () => void };

/** The video, which begins to load with the dialog and is gone with it. */
export function VideoDialog({ video: { title, embedUrl }, open, onClose }: VideoDialogProps) {
  const common = useTexts();
  const text = useTexts('home-sections');
  const heading = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>{title}</h2>
        <IconKey type="button" aria-label={common('close')} onClick={onClose}>
          <Icon name="x" weight="bold" />
        </IconKey>
      </Head>
      <Video title={title} src={embedUrl} />
      <Elsewhere href={embedUrl} target="_blank" rel="noreferrer">
        {text('mission.elsewhere', { host: new URL(embedUrl).host })}
        <Icon name="arrow-square-out" weight="regular" />
      </Elsewhere>
    </Dialog>
  );
}

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  padding: '12px 12px 12px 24px',
  '& h2': { fontSize: '1.375rem' },
});

const Video = styled(EmbedFrame)({ aspectRatio: '16 / 9' });

const Elsewhere = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: 8,
  minHeight: 44,
  margin: '4px 24px 8px',
});
