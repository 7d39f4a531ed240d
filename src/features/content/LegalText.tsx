import contentTexts from '#schemas/texts/content.json';
import { useTexts } from '#src/texts/texts.ts';
import { contentsLink } from '#src/theme/contentsLink.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import type { PageSectionContent } from './page.ts';
import { SectionParts } from './SectionParts.tsx';

export function LegalText({ sections }: { sections: readonly PageSectionContent[] }) {
  const text = useTexts(contentTexts);
  return (
    <Columns>
      <nav aria-label={text('contents')}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            <SectionParts section={section} ticked={false} />
          </section>
        ))}
      </Prose>
    </Columns>
  );
}

const Columns = styled(PageContainer)({
  display: 'grid',
  gap: 40,
  paddingBlock: 'clamp(28px, 4vw, 56px) clamp(48px, 6vw, 88px)',
  '& nav a': contentsLink,
  [from.medium]: {
    gridTemplateColumns: '260px minmax(0, 1fr)',
    gap: 64,
    '& nav': { position: 'sticky', top: 104, alignSelf: 'start' },
  },
});

const Prose = styled('div')({
  '& h2': { ...type('h3'), marginBottom: 12, scrollMarginTop: 104 },
  '& section + section': { marginTop: 44 },
});
