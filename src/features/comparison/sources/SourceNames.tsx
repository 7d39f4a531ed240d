import { formatDate } from '#domain/text/dates.ts';
import document from '#schemas/content/sources.json';
import comparisonSourcesTexts from '#schemas/texts/comparison-sources.json';
import { useTexts } from '#src/texts/texts.ts';

type Source = { title: string; url: string | null; seen: string | null; confidence: string };

const known: Readonly<Record<string, Source>> = document.sources;

const GENERAL_KNOWLEDGE = 'general knowledge';

/** A link when the source has an address; "general knowledge" when that is the source. */
export function SourceNames({ ids }: { ids: readonly string[] }) {
  const text = useTexts(comparisonSourcesTexts);
  const sources = ids.flatMap((id) => known[id] ?? []);
  if (sources.length === 0) return text('noSource');
  return (
    <ul>
      {sources.map((source) => (
        <li key={source.title}>
          <SourceName source={source} />
          {source.confidence !== GENERAL_KNOWLEDGE && (
            <small>{source.seen === null ? text('noDate') : formatDate(source.seen)}</small>
          )}
        </li>
      ))}
    </ul>
  );
}

function SourceName({ source: { title, url, confidence } }: { source: Source }) {
  const text = useTexts(comparisonSourcesTexts);
  if (confidence === GENERAL_KNOWLEDGE) return text('generalKnowledge');
  // Pages of other sites keep their own titles.
  if (url === null) return <span lang="en">{title}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" lang="en">
      {title}
    </a>
  );
}
