import { PageSection } from '#src/ui/PageSection.tsx';
import type { PageSectionContent } from './page.ts';
import { SectionParts } from './SectionParts.tsx';

type ContentSectionProps = { section: PageSectionContent; ground: 'plain' | 'soft' };

export function ContentSection({ section, ground }: ContentSectionProps) {
  return (
    <PageSection title={section.title} ground={ground}>
      <SectionParts section={section} />
    </PageSection>
  );
}
