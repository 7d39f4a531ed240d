import reviews from '#schemas/content/reviews.json';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageSection } from '#src/ui/PageSection.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { snapRow } from './snapRow.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

/** The review summary (D4) beside the testimonials (D5). */
export function ReviewsSection() {
  const text = useTexts(homeSectionsTexts);
  const { summary, note, testimonials } = reviews;
  return (
    <PageSection ground="tint">
      <Columns>
        <ReviewSummary summary={summary} note={note} />
        {/* On a phone it is a scrolling row, which must be reachable by keyboard. */}
        <Cards tabIndex={0} aria-label={text('reviews.list')}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </Cards>
      </Columns>
    </PageSection>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 36,
  [from.medium]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: 64 },
});

const Cards = styled('ul')({
  display: 'grid',
  gap: 16,
  ...snapRow,
  [from.medium]: {
    gridTemplateColumns: '1fr 1fr',
    '& > li:first-of-type': { gridColumn: '1 / -1' },
    '& > li:first-of-type blockquote': { fontSize: '1.375rem', lineHeight: 1.4, fontWeight: 680 },
  },
});
