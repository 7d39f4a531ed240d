import type { ReactNode } from 'react';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Intro } from './Intro.tsx';
import { Receipt } from './Receipt.tsx';

type EmptyStateProps = {
  title: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  text?: ReactNode;
  action?: ReactNode;
  drawing?: string;
};

/** Replaces a missing list or answer: says why, and what to do. */
export function EmptyState({ title, heading: Heading = 'h2', text, action, drawing }: EmptyStateProps) {
  return (
    <Centred>
      {drawing && <img src={drawing} alt="" width="120" height="96" />}
      <Heading>{title}</Heading>
      {text && <Intro as="div">{text}</Intro>}
      {action && <div>{action}</div>}
    </Centred>
  );
}

const Centred = styled(Receipt)({
  maxWidth: 520,
  marginInline: 'auto',
  textAlign: 'center',
  '& :is(h1, h2, h3)': type('h2'),
  '& .receipt-paper': { display: 'grid', gap: 14, justifyItems: 'center', padding: '36px 26px 48px' },
});
