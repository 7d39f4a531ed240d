import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from './icons/Icon.tsx';

type TickListProps = { items: string[]; columns?: 1 | 2; tone?: 'brand' | 'rose' };

export function TickList({ items, columns = 1, tone = 'brand' }: TickListProps) {
  return (
    <List data-columns={columns} data-tone={tone}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" weight="bold" />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 10, lineHeight: 1.45 },
  '& svg': { marginTop: 2, fontSize: '1rem', color: color.textBrand },
  '&[data-tone=rose] svg': { color: color.textRose },
  [from.small]: { '&[data-columns="2"]': { gridTemplateColumns: '1fr 1fr', gap: '8px 28px' } },
});
