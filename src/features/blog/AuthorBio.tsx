import type { Article } from '#src/articles/articles.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Caption } from '#src/ui/Intro.tsx';

export function AuthorBio({ article: { author, authorRole, authorBio } }: { article: Article }) {
  return (
    <Block>
      <Avatar name={author} size="large" />
      <div>
        <h2>{author}</h2>
        {authorRole !== '' && <Caption>{authorRole}</Caption>}
        {authorBio !== '' && <p>{authorBio}</p>}
      </div>
    </Block>
  );
}

const Block = styled('aside')({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  maxWidth: 660,
  marginTop: 32,
  padding: '22px 0',
  borderBlock: `1px solid ${color.lineDivider}`,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& h2': { fontFamily: 'inherit', fontSize: '1.25rem', fontWeight: 700, letterSpacing: 0 },
  '& p + p': { marginTop: 4, color: color.textSecondary },
});
