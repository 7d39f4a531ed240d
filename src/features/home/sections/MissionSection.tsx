import { useState } from 'react';
import site from '#schemas/content/site.json';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { lazyPart } from '#src/loading/lazyPart.tsx';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import drawing from '#src/ui/drawings/video.svg?url';
import { Caption, Intro } from '#src/ui/Intro.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PageSection } from '#src/ui/PageSection.tsx';

const VideoDialog = lazyPart(
  () => import('./VideoDialog.tsx'),
  (module) => module.VideoDialog,
);

/** Nothing of the video is loaded before it is played (D30). */
export function MissionSection() {
  const text = useTexts(homeSectionsTexts);
  const { video } = site;
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <PageSection tight="below">
      <Columns>
        <div>
          <h2>{video.title}</h2>
          <Intro>{text('mission.lead')}</Intro>
          <ButtonLink to={paths.demoRequest} look="secondary" onClick={() => window.scrollTo({ top: 0 })}>
            {text('mission.start')}
          </ButtonLink>
        </div>
        <div>
          <Poster
            type="button"
            aria-label={text('mission.play', { title: video.title })}
            onClick={() => setDialog('open')}
          >
            <img src={drawing} alt="" width="640" height="400" loading="lazy" />
            <span>
              <Icon name="play" weight="fill" />
            </span>
          </Poster>
          <Caption>{text('mission.loads', { host: new URL(video.embedUrl).host })}</Caption>
        </div>
      </Columns>
      {dialog !== 'unused' && (
        <PartBoundary floating>
          <VideoDialog video={video} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </PartBoundary>
      )}
    </PageSection>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  '& h2 + p': { marginTop: 16 },
  '& a': { marginTop: 24 },
  '& button + p': { marginTop: 10 },
  [from.medium]: { gridTemplateColumns: '1fr 1.25fr', gap: 64, alignItems: 'center' },
});

const Poster = styled('button')({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: 18,
  background: 'none',
  cursor: 'pointer',
  '& img': { width: '100%', height: 'auto' },
  '& span': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    width: 84,
    height: 84,
    margin: 'auto',
    borderRadius: 20,
    backgroundColor: color.actionAccentBg,
    boxShadow: `inset 0 -5px 0 ${color.actionAccentEdge}`,
    color: color.actionAccentText,
  },
  '& svg': { width: 36, height: 36 },
  '&:hover span': { backgroundColor: color.actionAccentHover },
});
