import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { belowHeader } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import tokens from '#src/theme/tokens.json';
import { type } from '#src/theme/type.ts';
import { PageContainer } from './PageContainer.tsx';

type PrintingTillProps = {
  receipt: ReactNode;
  /** Announced when it changes. */
  title: ReactNode;
  children: ReactNode;
};

export function PrintingTill({ receipt, title, children }: PrintingTillProps) {
  return (
    <Ground>
      <PageContainer>
        <Printer>
          <Slot aria-hidden />
          <Paper>{receipt}</Paper>
        </Printer>
        <Title aria-live="polite" tabIndex={-1} ref={focusOnce}>
          {title}
        </Title>
        {children}
      </PageContainer>
    </Ground>
  );
}

/** The form that had the focus is gone; without this the focus would be lost. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();

const Ground = styled('div')({
  backgroundColor: color.bgTintSoft,
  ...belowHeader,
  paddingBlock: 'clamp(28px, 5vw, 64px)',
  textAlign: 'center',
  color: color.textSecondary,
});

const Printer = styled('div')({ position: 'relative', maxWidth: 500, margin: '0 auto' });

const Slot = styled('div')({
  height: 64,
  borderRadius: 20,
  backgroundColor: tokens.palette.light.bg.inverseRaised,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '26px 8% auto',
    height: 14,
    borderRadius: 7,
    backgroundColor: tokens.palette.light.action.primaryEdge,
  },
});

const print = keyframes({ from: { clipPath: 'inset(0 -24px 100%)', transform: 'translateY(-16px)' } });

const Paper = styled('div')({
  position: 'relative',
  maxWidth: 370,
  margin: '-30px auto 0',
  textAlign: 'start',
  color: color.textPrimary,
  animation: `${print} ${tokens.motion.duration.print}ms ${tokens.motion.easing.enter}`,
});

const Title = styled('h1')({
  ...type('h2'),
  margin: '56px 0 8px',
  color: color.textPrimary,
  '&:focus': { outline: 'none' },
});
