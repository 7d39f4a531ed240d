import { useState } from 'react';
import type site from '#schemas/content/site.json';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import lunch from '#src/ui/drawings/post-lunch.svg?url';
import contract from '#src/ui/drawings/post-questions.svg?url';
import switching from '#src/ui/drawings/post-switch.svg?url';
import { EmbedFrame } from '#src/ui/EmbedFrame.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

type SocialCardProps = { post: (typeof site.socials)[number]; position: number };

const drawings = [lunch, contract, switching];

const icons = {
  instagram: 'instagram-logo',
  linkedin: 'linkedin-logo',
  youtube: 'youtube-logo',
} as const;

/** The site's own card until it is opened, then the post itself. */
export function SocialCard({ post: { network, title, embedUrl }, position }: SocialCardProps) {
  const text = useTexts(homeSectionsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      {isOpen ? (
        <Post title={title} src={embedUrl} />
      ) : (
        <button type="button" aria-label={text('socials.show', { title })} onClick={() => setOpen(true)}>
          <img src={drawings[position % drawings.length]} alt="" width="320" height="220" loading="lazy" />
        </button>
      )}
      <p>
        {/* The meta-schema allows only networks that have an icon. */}
        <Icon name={icons[network as keyof typeof icons]} weight="fill" />
        <span>{title}</span>
      </p>
    </Card>
  );
}

const Card = styled('article')({
  overflow: 'hidden',
  height: '100%',
  borderRadius: radii.card,
  boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
  '& button': { display: 'block', width: '100%', padding: 0, border: 0, background: 'none', cursor: 'pointer' },
  '& button:focus-visible': { outlineOffset: -4 },
  '& img': { width: '100%', height: 'auto' },
  '& p': { display: 'flex', gap: 10, padding: '14px 16px 16px', fontWeight: 600, lineHeight: 1.35 },
  '& svg': { fontSize: '1.1rem', color: color.textBrand },
});

const Post = styled(EmbedFrame)({ aspectRatio: '320 / 220' });
