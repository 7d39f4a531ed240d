import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';

type AvatarProps = { name: string; size?: 'medium' | 'large' };

/** Hidden from screen readers: the name is beside it. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <Disc aria-hidden data-size={size}>
      {initialsOf(name)}
    </Disc>
  );
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && word.toLowerCase() !== 'the');
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join('');
}

const Disc = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: '50%',
  backgroundColor: color.actionPrimaryBg,
  color: color.actionPrimaryText,
  fontWeight: 700,
  '&[data-size=large]': { width: 72, height: 72, fontSize: '1.375rem' },
});
