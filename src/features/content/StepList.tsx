import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily } from '#src/theme/type.ts';
import type { Entry } from './page.ts';

export function StepList({ steps }: { steps: readonly Entry[] }) {
  return (
    <List>
      {steps.map(({ id, title, text }, index) => (
        <li key={id}>
          <b aria-hidden>{index + 1}</b>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')({
  display: 'grid',
  gap: 28,
  '& li': { display: 'flex', gap: 18, paddingTop: 20, borderTop: `1px solid ${color.lineRule}` },
  '& b': { minWidth: 28, color: color.textSerial, font: `800 1.75rem/1.1 ${fontFamily.display}` },
  '& p': { marginTop: 6, color: color.textSecondary },
  [from.medium]: { gridTemplateColumns: '1fr 1fr', gap: '28px 64px' },
});
