import type reviews from '#schemas/content/reviews.json';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily } from '#src/theme/type.ts';
import { RatingStars } from '#src/ui/RatingStars.tsx';

type Testimonial = (typeof reviews.testimonials)[number];

const MOST_STARS = 5;

/** With the author's role and kind of restaurant (D5). */
export function TestimonialCard({
  testimonial: { stars, text: words, role, restaurant, credit },
}: {
  testimonial: Testimonial;
}) {
  const text = useTexts(homeSectionsTexts);
  return (
    <Card>
      <RatingStars
        value={stars}
        outOf={MOST_STARS}
        label={text('reviews.rating', { value: String(stars), outOf: MOST_STARS })}
      />
      <blockquote>{words}</blockquote>
      <p>
        <b>{role}</b>
        <span>{restaurant}</span>
        <span>{credit}</span>
      </p>
    </Card>
  );
}

const Card = styled('article')({
  height: '100%',
  padding: '22px 24px',
  borderRadius: radii.card,
  backgroundColor: color.bgPaper,
  '& blockquote': { margin: '10px 0 14px', fontSize: '1.0313rem', textWrap: 'pretty' },
  'li:first-of-type > & blockquote': { fontFamily: fontFamily.display, letterSpacing: '-.01em' },
  '& p': {
    display: 'flex',
    flexDirection: 'column',
    fontSize: '.875rem',
    lineHeight: 1.45,
    color: color.textSecondary,
  },
  '& b': { fontSize: '.9375rem', color: color.textPrimary },
});
