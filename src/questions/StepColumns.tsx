import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { below, belowHeader, from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { useSingleClicks } from './useSingleClicks.ts';

type StepColumnsProps = {
  /** On phones the bar of a question is fixed at the bottom; the content must leave room for it. */
  isNavFixed: boolean;
  /** Set when it is part of a longer page: not as tall as the window, and without a fixed bar. */
  isEmbedded?: boolean;
  asideLabel: string;
  aside: ReactNode;
  children: ReactNode;
};

export function StepColumns({ isNavFixed, isEmbedded = false, asideLabel, aside, children }: StepColumnsProps) {
  const keepSingleClicks = useSingleClicks();
  return (
    <Ground data-embedded={isEmbedded} onClickCapture={keepSingleClicks}>
      <Columns data-fixed-nav={isNavFixed}>
        <div>{children}</div>
        <Aside aria-label={asideLabel}>{aside}</Aside>
      </Columns>
    </Ground>
  );
}

const Columns = styled(PageContainer)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  alignItems: 'start',
  paddingBlock: 'clamp(24px, 4vw, 56px) 48px',
  [below.small]: { '&[data-fixed-nav=true]': { paddingBottom: 120 } },
  [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 'clamp(40px, 6vw, 88px)' },
});

const Aside = styled('aside')({
  display: 'none',
  [from.medium]: { display: 'block', position: 'sticky', top: 32 },
});

const Ground = styled('div')({
  backgroundColor: color.bgTintSoft,
  ...belowHeader,
  '&[data-embedded=true]': {
    minHeight: 0,
    '& aside': { top: 104 },
    '& [data-fixed-nav=true]': { paddingBottom: 48 },
    '& [data-in-flow=false]': {
      position: 'static',
      margin: '32px 0 0',
      padding: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
  },
});
