import site from '#schemas/content/site.json';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { PageSection } from '#src/ui/PageSection.tsx';
import { SocialCard } from './SocialCard.tsx';
import { snapRow } from './snapRow.ts';

const hosts = [...new Set(site.socials.map(({ embedUrl }) => new URL(embedUrl).host))].join(', ');

/** The company's own posts, each loaded when it is opened (D30). */
export function SocialsSection() {
  const text = useTexts(homeSectionsTexts);
  const { socials } = site;
  return (
    <PageSection title={text('socials.title')}>
      <Cards>
        {socials.map((post, index) => (
          <li key={post.id}>
            <SocialCard post={post} position={index} />
          </li>
        ))}
      </Cards>
      <Note>{text('socials.loads', { host: hosts })}</Note>
    </PageSection>
  );
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 20,
  ...snapRow,
});

const Note = styled(Caption)({ marginTop: 12 });
