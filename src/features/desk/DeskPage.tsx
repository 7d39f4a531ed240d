import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { TitleRow } from '#src/ui/TitleRow.tsx';

type DeskPageProps = { title: string; action?: ReactNode; children: ReactNode };

/** The frame of each page of the desk. */
export function DeskPage({ title, action, children }: DeskPageProps) {
  return (
    <Desk>
      <TitleRow>
        <h1>{title}</h1>
        {action}
      </TitleRow>
      {children}
    </Desk>
  );
}

const Desk = styled(PageContainer)({
  minHeight: '70vh',
  paddingBlock: '36px 72px',
  '& [role=status]': { ...type('caption'), margin: '8px 0', minHeight: '1.5em' },
  '& > p + section': { marginTop: 20 },
});

/** A part of a page with a heading. */
export const Panel = styled('section')({
  padding: 'clamp(16px, 2vw, 24px)',
  marginBottom: 16,
  borderRadius: radii.card,
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
  overflowWrap: 'anywhere',
  '& h2': { ...type('h3'), fontSize: '1.125rem', marginBottom: 10 },
  '& > button': { marginTop: 16 },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(110px, 2fr) 3fr', gap: '6px 16px', margin: 0 },
  '& dt': { color: color.textSecondary },
  '& dd': { margin: 0 },
  '& ul, & ol': { display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20 },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
});
