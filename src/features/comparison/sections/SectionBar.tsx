import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below, from, zIndex } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { isRightToLeft } from '#src/ui/isRightToLeft.ts';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { goToSection } from './goToSection.ts';
import { type Section, sectionIcons } from './sections.ts';
import { useActiveSection } from './useActiveSection.ts';

/** Stays in sight and marks the current section. */
export function SectionBar({ sections }: { sections: readonly Section[] }) {
  const text = useTexts(comparisonPageTexts);
  const { search, state } = useLocation();
  const active = useActiveSection(sections);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const bar = row.current;
    const link = bar?.querySelector<HTMLElement>(`[href$="#${active}"]`);
    if (!bar || !link) return;
    const { offsetLeft, offsetWidth } = link;
    // Keeps the link before it in view.
    const left = isRightToLeft(bar) ? offsetLeft + 2 * offsetWidth - bar.clientWidth : offsetLeft - offsetWidth;
    bar.scrollTo?.({ left });
  }, [active]);
  return (
    <Bar aria-label={text('sections.label')} data-bar="sections">
      <PageContainer>
        <Row ref={row}>
          {sections.map((section) => {
            const { icon, activeIcon } = sectionIcons[section];
            return (
              <li key={section}>
                <Link
                  // The state holds the visitor's answers, which a plain link would lose.
                  to={{ search, hash: section }}
                  state={state}
                  replace
                  aria-current={section === active ? 'true' : undefined}
                  onClick={() => goToSection(section)}
                >
                  <Icon {...(section === active ? activeIcon : icon)} />
                  <Label section={section} />
                </Link>
              </li>
            );
          })}
        </Row>
      </PageContainer>
    </Bar>
  );
}

/** Uses a shorter word when there is little room. */
function Label({ section }: { section: Section }) {
  const text = useTexts(comparisonPageTexts);
  if (section !== 'recommendations') return <span>{text(`sections.${section}`)}</span>;
  return (
    <>
      <span className="wide">{text('sections.recommendations')}</span>
      <span className="narrow">{text('shortSections.recommendations')}</span>
    </>
  );
}

const Bar = styled('nav')({
  position: 'sticky',
  top: 64,
  zIndex: zIndex.sectionBar,
  backgroundColor: color.bgPaper,
  boxShadow: color.shadowSticky,
  [from.medium]: { top: 72 },
  [below.small]: { '& > div': { paddingInline: 4 } },
  // In a window as low as at 400 % zoom, two fixed bars would leave no room to read (F-14).
  '@media (max-height:440px)': { position: 'static' },
  '@media print': { display: 'none' },
});

const Row = styled('ul')({
  position: 'relative',
  display: 'flex',
  gap: 4,
  marginInline: -8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 56,
    padding: '0 14px',
    color: color.textSecondary,
    fontSize: '.9375rem',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a[aria-current]': {
    color: color.textPrimary,
    fontWeight: 700,
    boxShadow: `inset 0 -3px 0 ${color.lineSelected}`,
  },
  '& a[aria-current] svg': { color: color.textBrand },
  '& a:focus-visible': { outlineOffset: -4 },
  '& .narrow': { display: 'none' },
  [below.small]: {
    gap: 0,
    margin: 0,
    '& li': { flex: '1 1 0' },
    '& a': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 3,
      minWidth: 52,
      minHeight: 60,
      padding: '6px 2px',
      fontSize: '.75rem',
    },
    '& a svg': { fontSize: '1.25rem' },
    '& .wide': { display: 'none' },
    '& .narrow': { display: 'inline' },
  },
});
