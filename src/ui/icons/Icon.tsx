import { styled } from '#src/theme/styled.tsx';
import type { IconNames } from './iconNames.ts';
import spriteUrl from './sprite.svg?url';

export type IconWeight = keyof IconNames;

/** A name with an available weight: `{ name: 'hamburger', weight: 'duotone' }`. */
export type IconChoice = { [W in IconWeight]: { name: IconNames[W]; weight: W } }[IconWeight];

/** These point along the line, which begins at the right in some languages. */
const ALONG_THE_LINE = /^(?:arrow|caret)-(?:left|right)$/;

/** Takes the size and colour of the text; the words beside it give its meaning. */
export function Icon({ name, weight, className }: IconChoice & { className?: string }) {
  return (
    <Drawing
      aria-hidden
      focusable={false}
      {...(className && { className })}
      {...(ALONG_THE_LINE.test(name) && { 'data-way': true })}
    >
      <use href={`${spriteUrl}#${weight}-${name}`} />
    </Drawing>
  );
}

const Drawing = styled('svg')({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  fill: 'currentColor',
  '[dir=rtl] &[data-way]': { transform: 'scaleX(-1)' },
});
