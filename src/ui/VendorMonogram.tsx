import { styled } from '#src/theme/styled.tsx';
import tokens from '#src/theme/tokens.json';
import { fontFamily } from '#src/theme/type.ts';

export type Monogram = { text: string; tint: keyof typeof tokens.vendorMonogram };

type VendorMonogramProps = { mark: Monogram; size?: 'small' | 'medium' | 'large' };

/** The same style for every vendor, so that none is favoured; the name is always beside it. */
export function VendorMonogram({ mark: { text, tint }, size = 'medium' }: VendorMonogramProps) {
  return (
    <Root aria-hidden data-size={size} data-tint={tint}>
      {text}
    </Root>
  );
}

const tints = Object.fromEntries(
  Object.entries(tokens.vendorMonogram).map(([tint, { bg, edge, ink }]) => [
    `&[data-tint=${tint}]`,
    {
      color: ink,
      backgroundColor: bg,
      boxShadow: `inset 0 0 0 1px ${edge}, inset 0 calc(var(--size) * -.085) 0 ${edge}`,
    },
  ]),
);

const Root = styled('span')({
  '--size': '44px',
  width: 'var(--size)',
  height: 'var(--size)',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  paddingBottom: 'calc(var(--size) * .07)',
  borderRadius: 'calc(var(--size) * .23)',
  font: `800 calc(var(--size) * .4)/1 ${fontFamily.display}`,
  letterSpacing: '-.04em',
  '&[data-size=small]': { '--size': '32px' },
  '&[data-size=large]': { '--size': '64px' },
  ...tints,
});
