import { useState } from 'react';
import { Link } from 'react-router-dom';
import topPosTexts from '#schemas/texts/topPos.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { InverseBanner } from '#src/ui/InverseBanner.tsx';
import { NothingFound, SearchPage } from '#src/ui/SearchPage.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { OrderSelect } from './OrderSelect.tsx';
import { PriceLevels } from './PriceLevels.tsx';
import { pricesAsOf, topVendors } from './topVendors.ts';
import { VendorSources } from './VendorSources.tsx';
import { VendorTable } from './VendorTable.tsx';
import { sortOf, type VendorView, viewOf } from './vendorView.ts';

const everything: VendorView = { typed: '', level: 'all', order: 'listed' };

/** spec 2 "Top POS page". */
export function TopPosPage() {
  const text = useTexts(topPosTexts);
  const [view, setView] = useState(everything);
  const type = (typed: string) => setView({ ...view, typed });
  const vendors = viewOf(topVendors, view);
  const [beforeLink, afterLink] = text('scoreNote').split('{link}');
  return (
    <SearchPage
      title={text('title')}
      intro={text('description')}
      search={{ label: text('search.label'), placeholder: text('search.placeholder'), typed: view.typed, onType: type }}
    >
      <Tools>
        <PriceLevels vendors={topVendors} chosen={view.level} onChoose={(level) => setView({ ...view, level })} />
        <OrderSelect order={view.order} onChange={(order) => setView({ ...view, order })} />
      </Tools>
      <VisuallyHidden role="status">
        {view !== everything &&
          text('shown', { count: vendors.length, total: topVendors.length, order: text(`sort.${view.order}`) })}
      </VisuallyHidden>
      {vendors.length > 0 ? (
        <VendorTable
          vendors={vendors}
          sort={sortOf(view.order)}
          order={view.order}
          onSort={(order) => setView({ ...view, order })}
        />
      ) : (
        <NothingFound
          title={text('none.title')}
          text={text('none.text')}
          showAll={text('none.showAll')}
          onShowAll={() => setView({ ...everything, order: view.order })}
        />
      )}
      <Notes>
        <Caption>{text('footnote', { date: pricesAsOf })}</Caption>
        <Caption>
          <span>{beforeLink}</span>
          <Link to={paths.comparison}>{text('scoreLink')}</Link>
          <span>{afterLink}</span>
        </Caption>
        <VendorSources vendors={topVendors} title={text('sources')} />
      </Notes>
      <InverseBanner title={text('help.title')}>
        <ButtonLink to={paths.home} look="accent" size="large">
          {text('help.quiz')}
        </ButtonLink>
      </InverseBanner>
    </SearchPage>
  );
}

const Tools = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, marginBottom: 20 });

const Notes = styled('div')({
  display: 'grid',
  gap: 6,
  maxWidth: '80ch',
  margin: '18px 0 clamp(48px, 7vw, 88px)',
});
