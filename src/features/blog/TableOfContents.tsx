import { useId, useState } from 'react';
import type { Section } from '#domain/articles/html/outline.ts';
import blogTexts from '#schemas/texts/blog.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { contentsLink } from '#src/theme/contentsLink.ts';
import { from, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useCurrentSection } from './useCurrentSection.ts';

/** Beside the article where there is room, otherwise behind a button above it. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  const text = useTexts(blogTexts);
  const [open, setOpen] = useState(false);
  const current = useCurrentSection(sections);
  const list = useId();
  if (sections.length < 2) return <div />;
  return (
    <Contents aria-label={text('article.contents')}>
      <Disclosure type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
        <span>{text('article.contents')}</span>
        <Icon name="caret-down" weight="bold" />
      </Disclosure>
      <h2>{text('article.contents')}</h2>
      <ol id={list} data-open={open}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={() => setOpen(false)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

const Contents = styled('nav')({
  '& h2': { display: 'none' },
  '& ol[data-open=false]': { display: 'none' },
  '& ol': { marginTop: 12 },
  '& a': contentsLink,
  '& a[aria-current]': {
    boxShadow: `inset 2px 0 0 ${color.lineSelected}`,
    color: color.textPrimary,
    fontWeight: 680,
  },
  [from.medium]: {
    position: 'sticky',
    top: 104,
    alignSelf: 'start',
    maxHeight: 'calc(100vh - 128px)',
    overflowY: 'auto',
    '& h2': {
      display: 'block',
      marginBottom: 6,
      color: color.textSecondary,
      fontFamily: 'inherit',
      fontSize: '.9375rem',
      fontWeight: 650,
      lineHeight: 1.4,
      letterSpacing: 0,
    },
    '& ol, & ol[data-open=false]': { display: 'block', marginTop: 0 },
  },
});

const Disclosure = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  minHeight: 52,
  padding: '0 16px',
  border: 0,
  borderRadius: radii.control,
  backgroundColor: color.bgSubtle,
  color: color.textPrimary,
  fontWeight: 620,
  cursor: 'pointer',
  '& svg': { fontSize: '.9rem' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  [from.medium]: { display: 'none' },
});
