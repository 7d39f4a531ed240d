import blogTexts from '#schemas/texts/blog.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';

export function TagList({ tags }: { tags: readonly string[] }) {
  const text = useTexts(blogTexts);
  return (
    <Row aria-label={text('article.tags')}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </Row>
  );
}

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 36,
  '& li': {
    padding: '4px 12px',
    borderRadius: radii.xs,
    backgroundColor: color.actionDisabledBg,
    fontSize: '.875rem',
    fontWeight: 560,
  },
});
