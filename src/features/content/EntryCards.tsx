import { color } from '#src/theme/color.ts';
import { from, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import type { Entry } from './page.ts';

export function EntryCards({ entries }: { entries: readonly Entry[] }) {
  return (
    <Grid>
      {entries.map(({ id, title, text }) => (
        <article key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </Grid>
  );
}

const Grid = styled('div')({
  display: 'grid',
  gap: 20,
  '& article': {
    padding: '24px 26px 28px',
    borderRadius: radii.card,
    backgroundColor: color.bgPaper,
    boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
  },
  '& p': { marginTop: 8, color: color.textSecondary },
  [from.small]: { gridTemplateColumns: '1fr 1fr' },
});
