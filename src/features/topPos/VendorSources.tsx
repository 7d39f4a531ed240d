import document from '#schemas/content/sources.json';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import type { TopVendor } from './topVendors.ts';

const sources: Readonly<Record<string, { title: string; url: string | null }>> = document.sources;

/** The sources of each system. */
export function VendorSources({ vendors, title }: { vendors: readonly TopVendor[]; title: string }) {
  return (
    <Details>
      <summary>{title}</summary>
      <ul>
        {vendors.map((vendor) => (
          <li key={vendor.slug}>
            <b>{vendor.name}</b>
            <ul>
              {sourceIdsOf(vendor).map((id) => {
                const { title: page = id, url = null } = sources[id] ?? {};
                return (
                  <li key={id}>
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
