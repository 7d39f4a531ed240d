import { styled } from '#src/theme/styled.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { PageSection } from '#src/ui/PageSection.tsx';
import { FilledText } from './FilledText.tsx';
import { LegalText } from './LegalText.tsx';
import { PageButtons } from './PageButtons.tsx';
import type { Page, PageSectionContent } from './page.ts';
import { SectionParts } from './SectionParts.tsx';

export function ContentPage({ page }: { page: Page }) {
  const { title, lead, updated, links, contents = false, sections } = page;
  return (
    <>
      <PageHead title={title} intro={<FilledText>{lead}</FilledText>}>
        {updated && <Updated>{updated}</Updated>}
        {links && <PageButtons links={links} />}
      </PageHead>
      {contents ? (
        <LegalText sections={sections} />
      ) : (
        sections.map((section, index) => (
          <ContentSection key={section.id} section={section} ground={index % 2 === 0 ? 'plain' : 'soft'} />
        ))
      )}
    </>
  );
}

type ContentSectionProps = { section: PageSectionContent; ground: 'plain' | 'soft' };

function ContentSection({ section, ground }: ContentSectionProps) {
  return (
    <PageSection title={section.title} ground={ground}>
      <SectionParts section={section} />
    </PageSection>
  );
}

const Updated = styled(Caption)({ marginTop: 12 });
