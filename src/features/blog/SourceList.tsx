import { formatMonth } from '#domain/text/dates.ts';
import document from '#schemas/content/sources.json';
import blogTexts from '#schemas/texts/blog.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures } from '#src/theme/type.ts';
import { Caption } from '#src/ui/Intro.tsx';

type Source = { title: string; url: string | null; seen: string | null; confidence?: string };

const sources: Readonly<Record<string, Source>> = document.sources;

const GENERAL_KNOWLEDGE = 'general knowledge';

/** The footnotes of an article, in order. */
export function SourceList({ ids }: { ids: readonly string[] }) {
  const text = useTexts(blogTexts);
  if (ids.length === 0) return null;
  return (
    <Block aria-labelledby="sources">
      <h2 id="sources">{text('article.sources')}</h2>
      <Caption>{text('article.sourcesNote')}</Caption>
      <ol>
        {ids.map((id) => {
          const { title = id, url = null, seen = null, confidence } = sources[id] ?? {};
          const isKnown = confidence === GENERAL_KNOWLEDGE;
          const remarks = [
            ...(url === null && !isKnown ? [text('article.noPage')] : []),
            ...(seen === null ? [] : [text('article.read', { date: formatMonth(seen) })]),
          ];
          return (
            <li key={id} id={`source-${id}`}>
              {url === null ? (
                <span {...(!isKnown && { lang: 'en' })}>{isKnown ? text('article.generalKnowledge') : title}</span>
              ) : (
                <a href={url} rel="noopener" lang="en">
                  {title}
                </a>
              )}
              <span>{remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}</span>
            </li>
          );
        })}
      </ol>
    </Block>
  );
}

const Block = styled('section')({
  maxWidth: '66ch',
  marginTop: 44,
  paddingTop: 28,
  borderTop: `1px dashed ${color.lineControl}`,
  '& h2': { fontSize: '1.25rem' },
  '& h2 + p': { marginTop: 6 },
  '& ol': { counterReset: 'source', marginTop: 14 },
  '& li': {
    counterIncrement: 'source',
    position: 'relative',
    paddingInlineStart: 34,
    fontSize: '.9375rem',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  '& li + li': { marginTop: 8 },
  '& li::before': {
    ...tabularFigures,
    content: 'counter(source) "."',
    position: 'absolute',
    insetInlineStart: 0,
    fontWeight: 650,
    color: color.textSecondary,
  },
  '& li:target': { backgroundColor: color.bgCopyCanary },
});
