import comparisonFeaturesTexts from '#schemas/texts/comparison-features.json';
import comparisonReviewsTexts from '#schemas/texts/comparison-reviews.json';
import comparisonSourcesTexts from '#schemas/texts/comparison-sources.json';
import type { PointOfSale } from '#src/api/pointOfSales.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { FigureTable, TableHead } from '#src/ui/FigureTable.tsx';
import { ScrollRegion } from '#src/ui/ScrollRegion.tsx';
import { featureMatrix } from '../features/featureMatrix.ts';
import { usePriceTexts } from '../pricing/usePriceTexts.ts';
import { VendorMark } from '../systems/VendorMark.tsx';
import { type Figure, type FigureValue, figuresOf } from './figures.ts';
import { SourceNames } from './SourceNames.tsx';

export function SystemFigures({ system }: { system: PointOfSale }) {
  const text = useTexts(comparisonSourcesTexts);
  const { criteria, vendors } = featureMatrix;
  const features = vendors.find(({ slug }) => slug === system.slug)?.values ?? {};
  const figures = figuresOf(system, criteria, features);
  return (
    <Line
      summary={
        <>
          <VendorMark slug={system.slug} size="small" />
          <span>
            <span>{`${system.name} `}</span>
            <small>{text('count', { count: figures.length })}</small>
          </span>
        </>
      }
    >
      <ScrollRegion label={text('figureRegion', { name: system.name })}>
        <Table>
          <TableHead columns={[text('figure'), text('value'), text('source')]} />
          <tbody>
            {figures.map((figure) => (
              <FigureRow key={JSON.stringify([figure.label, figure.values, figure.value])} figure={figure} />
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    </Line>
  );
}

function FigureRow({ figure: { label, values, value, sources } }: { figure: Figure }) {
  const text = useTexts(comparisonSourcesTexts);
  const reviews = useTexts(comparisonReviewsTexts);
  const { site, channel, plan } = values;
  const named = {
    ...values,
    ...(site !== undefined && { site: reviews(`rating.${site}`) }),
    ...(channel !== undefined && { channel: [text(`channels.${keyOf(channel)}`), plan].filter(Boolean).join(', ') }),
  };
  return (
    <tr>
      <th scope="row">{text(`kinds.${label}`, named)}</th>
      <td>
        <Value value={value} />
      </td>
      <td>
        <SourceNames ids={sources} />
      </td>
    </tr>
  );
}

type Channel = keyof typeof comparisonSourcesTexts.channels;

/** The channels of pos-systems.meta.json, as keys of the texts. */
const keyOf = (channel: string) => channel.replaceAll(' ', '-') as Channel;

function Value({ value }: { value: FigureValue }) {
  const prices = usePriceTexts();
  const features = useTexts(comparisonFeaturesTexts);
  const reviews = useTexts(comparisonReviewsTexts);
  switch (value.kind) {
    case 'price':
      return prices.range(value.from === null ? undefined : { from: value.from, to: value.to ?? value.from });
    case 'rate':
      return prices.cardRate({ channel: '', percent: value.percent, fixed: value.fixed });
    case 'rating':
      return value.rating?.toFixed(1) ?? reviews('notRated');
    case 'feature':
      return features(`value.${value.feature}`);
    case 'words':
      return value.words;
  }
}

const Line = styled(Disclosure)({
  borderTop: `1px solid ${color.lineDivider}`,
  '& > summary': { minHeight: 56 },
  '& > summary small': { ...type('caption'), color: color.textSecondary },
  '& > div': { paddingBottom: 20 },
});

const Table = styled(FigureTable)({
  ...tabularFigures,
  minWidth: 620,
  fontSize: '.875rem',
  '& tbody th': { width: '30%' },
  '& td:last-of-type': { width: '42%' },
  '& li + li': { marginTop: 6 },
  '& small': { ...type('caption'), display: 'block', color: color.textSecondary },
  '& a': { overflowWrap: 'anywhere' },
  '@media print': { minWidth: 0 },
});
