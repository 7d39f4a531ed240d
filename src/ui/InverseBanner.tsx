import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';

export function InverseBanner({ title, text, children }: { title: ReactNode; text?: ReactNode; children: ReactNode }) {
  return (
    <Band>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </Band>
  );
}

const Band = styled('section')({
  display: 'grid',
  gap: 24,
  padding: 'clamp(28px, 4vw, 48px)',
  borderRadius: 20,
  backgroundColor: color.bgInverse,
  color: color.textInverse,
  '& p': { marginTop: 8, color: color.textInverseMuted },
  '& :focus-visible': { outlineColor: color.focusRingOnDark },
  [from.medium]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});
