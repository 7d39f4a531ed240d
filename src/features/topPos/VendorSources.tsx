import document from '#schemas/content/sources.json';
import topPosTexts from '#schemas/texts/topPos.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import type { TopVendor } from './topVendors.ts';

type Source = { title: string; url: string | null; confidence?: string };

const sources: Readonly<Record<string, Source>> = document.sources;

const GENERAL_KNOWLEDGE = 'general knowledge';

/** The sources of each system. Pages of other sites keep their own titles. */
export function VendorSources({ vendors, title }: { vendors: readonly TopVendor[]; title: string }) {
  const text = useTexts(topPosTexts);
  return (
    <Details>
      <summary>{title}</summary>
      <ul>
        {vendors.map((vendor) => (
          <li key={vendor.slug}>
            <b>{vendor.name}</b>
            <ul>
              {sourceIdsOf(vendor).map((id) => {
                const { title: page = id, url = null, confidence } = sources[id] ?? {};
                if (confidence === GENERAL_KNOWLEDGE) return <li key={id}>{text('generalKnowledge')}</li>;
                return (
                  <li key={id} lang="en">
                    {url === null ? (
                      page
                    ) : (
                      <a href={url} rel="noopener">
                        {page}
                      </a>
                    )}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Details>
  );
}

function sourceIdsOf({ pricing, features, rating }: TopVendor): string[] {
  return [...new Set([...pricing.sources, ...features.sources, ...(rating?.sources ?? [])])];
}

const Details = styled('details')({
  fontSize: '.9375rem',
  '& summary': { display: 'list-item', minHeight: 44, padding: '10px 0', fontWeight: 620, cursor: 'pointer' },
  '& li': { lineHeight: 1.45, overflowWrap: 'anywhere' },
  '& > ul': { display: 'grid', gap: 12 },
  '& ul ul': { color: color.textSecondary },
});
