import commonTexts from '#schemas/texts/common.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii, zIndex } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';

export const MAIN_ID = 'main';

/** The first tab stop: skips header and navigation. */
export function SkipLink() {
  const text = useTexts(commonTexts);
  return <Hidden href={`#${MAIN_ID}`}>{text('skipToContent')}</Hidden>;
}

const Hidden = styled('a')({
  position: 'absolute',
  zIndex: zIndex.tooltip,
  top: -80,
  insetInlineStart: 16,
  padding: '12px 16px',
  borderRadius: radii.control,
  backgroundColor: color.bgPaper,
  '&:focus': { top: 12 },
});
