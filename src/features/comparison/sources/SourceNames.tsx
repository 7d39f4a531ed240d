import comparisonSourcesTexts from '#schemas/texts/comparison-sources.json';
import { useTexts } from '#src/texts/texts.ts';
import { GENERAL_KNOWLEDGE, type Source, sourceOf } from './sourceList.ts';

/** A link when there is an address; general knowledge otherwise. */
export function SourceNames({ ids }: { ids: readonly string[] }) {
  const text = useTexts(comparisonSourcesTexts);
  const sources = ids.flatMap((id) => sourceOf(id) ?? []);
  if (sources.length === 0) return text('noSource');
  return (
    <ul>
      {sources.map((source) => (
        <li key={source.title}>
          <SourceName source={source} />
          {source.confidence !== GENERAL_KNOWLEDGE && <small>{source.seen ?? text('noDate')}</small>}
        </li>
      ))}
    </ul>
  );
}

function SourceName({ source: { title, url, confidence } }: { source: Source }) {
  const text = useTexts(comparisonSourcesTexts);
  if (confidence === GENERAL_KNOWLEDGE) return text('generalKnowledge');
  if (url === null) return title;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {title}
    </a>
  );
}
