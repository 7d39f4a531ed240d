import { type ReactNode, useState } from 'react';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

type OrderedListProps = {
  label: string;
  items: readonly { key: string; name: string; content: ReactNode }[];
  onMove: (from: number, to: number) => void;
  onRemove?: (index: number) => void;
};

/** Entries that can be put in another order: dragged, or moved by their buttons. */
export function OrderedList({ label, items, onMove, onRemove }: OrderedListProps) {
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    onMove(from, to);
    setSaid(`${items[from]?.name}: now ${to + 1} of ${items.length}`);
  };
  return (
    <>
      <List aria-label={label}>
        {items.map(({ key, name, content }, index) => (
          <li
            key={key}
            data-dragged={dragged === index}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined && dragged !== index) move(dragged, index);
              setDragged(undefined);
            }}
          >
            <Handle
              aria-hidden
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(index);
              }}
              onDragEnd={() => setDragged(undefined)}
            >
              <Icon name="list" weight="bold" />
            </Handle>
            <div>{content}</div>
            <IconButton
              type="button"
              aria-label={`Move “${name}” up`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <Turned aria-hidden data-up>
                <Icon name="caret-down" weight="bold" />
              </Turned>
            </IconButton>
            <IconButton
              type="button"
              aria-label={`Move “${name}” down`}
              disabled={index === items.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <Icon name="caret-down" weight="bold" />
            </IconButton>
            {onRemove && (
              <IconButton type="button" aria-label={`Remove “${name}”`} onClick={() => onRemove(index)}>
                <Icon name="x" weight="bold" />
              </IconButton>
            )}
          </li>
        ))}
      </List>
      <p role="status">{said}</p>
    </>
  );
}

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    gap: 4,
    alignItems: 'center',
    padding: '2px 0',
    borderRadius: radii.control,
  },
  '& li > div': { flex: 1, minWidth: 0 },
  '& li[data-dragged=true]': { backgroundColor: color.bgTint },
  '& button:disabled': { color: color.textDisabled, cursor: 'default' },
});

const Handle = styled('span')({ display: 'inline-flex', padding: 8, color: color.textTertiary, cursor: 'grab' });
const Turned = styled('span')({ display: 'inline-flex', transform: 'rotate(180deg)' });
