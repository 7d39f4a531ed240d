import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import { EntryCards } from './EntryCards.tsx';
import { FigureRow } from './FigureRow.tsx';
import { FilledText } from './FilledText.tsx';
import { PageButtons } from './PageButtons.tsx';
import type { PageSectionContent } from './page.ts';
import { SampleMatches } from './SampleMatches.tsx';
import { StepList } from './StepList.tsx';

type SectionPartsProps = {
  section: PageSectionContent;
  /** Ticks suit lists of benefits, not those of a legal text. */
  ticked?: boolean;
};

/** The parts in the order of the meta-schema. */
export function SectionParts({ section, ticked = true }: SectionPartsProps) {
  const { paragraphs = [], list, steps, cards, figures, matches, links } = section;
  return (
    <Parts>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <FilledText>{paragraph}</FilledText>
        </p>
      ))}
      {figures && <FigureRow figures={figures} />}
      {list && ticked && <TickList items={list} />}
      {list && !ticked && (
        <Dots>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Dots>
      )}
      {steps && <StepList steps={steps} />}
      {cards && <EntryCards entries={cards} />}
      {matches && <SampleMatches matches={matches} />}
      {links && <PageButtons links={links} />}
    </Parts>
  );
}

const Dots = styled('ul')({
  display: 'grid',
  gap: 8,
  paddingInlineStart: 22,
  listStyle: 'disc',
  '& ::marker': { color: color.textBrand },
});

const Parts = styled('div')({
  '& > * + *': { marginTop: 18 },
  '& > p': { maxWidth: '66ch', color: color.textPrimary },
  '& > ul': { maxWidth: '66ch' },
});
