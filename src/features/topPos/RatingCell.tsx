import topPosTexts from '#schemas/texts/topPos.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures } from '#src/theme/type.ts';
import { Caption } from '#src/ui/Intro.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { TopVendor } from './topVendors.ts';

/** The users' rating and its source, or the site's own score, named as such, or a note that there is none. */
export function RatingCell({ vendor: { rating, ownScore } }: { vendor: TopVendor }) {
  const text = useTexts(topPosTexts);
  if (rating === null && ownScore === undefined) return <Caption as="span">{text('notRated')}</Caption>;
  const value = (rating?.value ?? ownScore ?? 0).toFixed(1);
  return (
    <>
      <VisuallyHidden>
        {rating ? text('rated', { value, platform: rating.platform }) : text('ownScore', { value })}
      </VisuallyHidden>
      <Figure aria-hidden>
        <span>
          <Icon name="star" weight="fill" />
          <span>{value}</span>
        </span>
        <small>{rating?.platform ?? text('our')}</small>
      </Figure>
    </>
  );
}

const Figure = styled('span')({
  ...tabularFigures,
  display: 'inline-grid',
  justifyItems: 'end',
  lineHeight: 1.3,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 680 },
  '& svg': { width: 16, height: 16, color: color.ratingStar },
  '& small': { color: color.textSecondary, fontSize: '.75rem' },
});
