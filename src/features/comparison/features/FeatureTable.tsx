import { vendors } from 'virtual:vendors';
import { memo, useId } from 'react';
import comparisonFeaturesTexts from '#schemas/texts/comparison-features.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below, inLetters, radii, zIndex } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { FigureTable, TableHead } from '#src/ui/FigureTable.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { ScrollRegion } from '#src/ui/ScrollRegion.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { inOrder } from '../systems/order.ts';
import { TopMark } from '../systems/TopMark.tsx';
import { VendorMark } from '../systems/VendorMark.tsx';
import { CellNote } from './CellNote.tsx';
import { FEATURE_VALUES, FeatureMark } from './FeatureMark.tsx';
import { type FeatureCell, featureMatrix } from './featureMatrix.ts';
import { useCellNote } from './useCellNote.ts';

type FeatureTableProps = { marked: readonly string[]; compared: readonly string[] };

export function FeatureTable({ marked, compared }: FeatureTableProps) {
  const text = useTexts(comparisonFeaturesTexts);
  const { criteria, vendors: columns } = featureMatrix;
  const shown = inOrder(columns, marked, compared);
  const { place, note, tableHandlers, noteHandlers } = useCellNote();
  const noteId = useId();
  const noted = note && shown[note.place.column]?.values[criteria[note.place.row]?.id ?? ''];
  return (
    <>
      <Legend>
        {FEATURE_VALUES.map((value) => (
          <li key={value}>
            <FeatureMark value={value} />
            <span>{text(`value.${value}`)}</span>
          </li>
        ))}
      </Legend>
      <Hints>
        <span className="swipe">
          <Icon name="arrows-left-right" weight="bold" />
          <span>{text('swipe', { count: shown.length })}</span>
        </span>
        <span>{text('noteHint')}</span>
      </Hints>
      <Region label={text('region')}>
        <Table {...tableHandlers}>
          <VisuallyHidden as="caption">
            {text('caption', { systems: shown.length, criteria: criteria.length })}
          </VisuallyHidden>
          <TableHead
            columns={[text('criterion')]}
            after={shown.map(({ slug }) => (
              <th key={slug} scope="col" data-marked={marked.includes(slug)}>
                <VendorMark slug={slug} size="small" />
                <span>{vendors.find((vendor) => vendor.slug === slug)?.shortName ?? slug}</span>
                {marked.includes(slug) && <TopMark />}
              </th>
            ))}
          />
          <tbody>
            {criteria.map(({ id, title, description }, row) => (
              <tr key={id}>
                <th scope="row" title={description}>
                  {title}
                </th>
                {shown.map(({ slug, values }, column) => (
                  <Cell
                    key={slug}
                    cell={values[id]}
                    descriptionId={`${noteId}${id}${slug}`}
                    row={row}
                    column={column}
                    isMarked={marked.includes(slug)}
                    isInTabOrder={place.row === row && Math.min(place.column, shown.length - 1) === column}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Region>
      {note && noted && (
        <CellNote cell={note.cell} {...noteHandlers}>
          <b>{text(`value.${noted.value}`)}</b>
          <span>{noted.note}</span>
        </CellNote>
      )}
    </>
  );
}

type CellProps = {
  cell: FeatureCell | undefined;
  descriptionId: string;
  row: number;
  column: number;
  isMarked: boolean;
  isInTabOrder: boolean;
};

/** Memoised: only two of 121 cells change when the focus moves. */
const Cell = memo(function Cell({ cell, descriptionId, row, column, isMarked, isInTabOrder }: CellProps) {
  const text = useTexts(comparisonFeaturesTexts);
  if (!cell) return <td data-marked={isMarked} />;
  return (
    <td data-marked={isMarked}>
      <button
        type="button"
        data-row={row}
        data-column={column}
        tabIndex={isInTabOrder ? 0 : -1}
        aria-describedby={descriptionId}
      >
        <FeatureMark value={cell.value} />
        <VisuallyHidden>{text(`value.${cell.value}`)}</VisuallyHidden>
      </button>
      <span id={descriptionId} hidden>
        {cell.note}
      </span>
    </td>
  );
});

const WIDE = `@media screen and (min-width:${inLetters(1240)})`;
const NARROW = `@media screen and (max-width:${inLetters(1239.95)})`;

const Legend = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  marginTop: -20,
  marginBottom: 16,
  fontSize: '.9375rem',
  fontWeight: 560,
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
});

const Hints = styled(Caption)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBottom: 12,
  '& .swipe': { display: 'flex', alignItems: 'center', gap: 8 },
  [WIDE]: { '& .swipe': { display: 'none' } },
  '@media print': { display: 'none' },
});

const Region = styled(ScrollRegion)({ [WIDE]: { overflow: 'visible' } });

const stickyColumn = { position: 'sticky', insetInlineStart: 0, zIndex: zIndex.stickyTableHead } as const;

const Table = styled(FigureTable)({
  tableLayout: 'fixed',
  '& th:first-of-type': {
    ...stickyColumn,
    width: 208,
    paddingInlineStart: 18,
    backgroundColor: color.bgPaper,
    boxShadow: `inset -1px 0 0 ${color.lineDivider}`,
    lineHeight: 1.25,
    verticalAlign: 'middle',
  },
  '& thead th': {
    width: 90,
    padding: '14px 4px 12px',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '& > [data-size]': { display: 'grid', margin: '0 auto 8px' },
  },
  '& thead th:first-of-type': { backgroundColor: color.bgSubtle, textAlign: 'start', verticalAlign: 'bottom' },
  '& thead th[data-marked=true]': { backgroundColor: color.bgCopyCanary },
  '& td': { padding: 2, textAlign: 'center', verticalAlign: 'middle' },
  '& td button': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    minHeight: 44,
    padding: 0,
    border: 0,
    borderRadius: radii.xs,
    background: 'none',
    cursor: 'help',
    // A focused cell must not scroll under the sticky column and head.
    scrollMarginBlock: '230px 120px',
    scrollMarginInline: '216px 16px',
  },
  '& td button:focus-visible': { outlineOffset: -3 },
  [WIDE]: {
    // The columns share the width of the page.
    '& thead th': { width: 'auto', position: 'sticky', top: 128, zIndex: zIndex.stickyTableHead },
    '& thead th:first-of-type': { zIndex: zIndex.stickyColumn, borderStartStartRadius: radii.card - 1 },
    '& thead th:last-of-type': { borderStartEndRadius: radii.card - 1 },
    '& tbody tr:last-of-type th': { borderEndStartRadius: radii.card - 1 },
    '& tbody tr:last-of-type td:last-of-type': { borderEndEndRadius: radii.card - 1 },
  },
  [NARROW]: { '& thead th:first-of-type': { zIndex: zIndex.stickyColumn } },
  [below.small]: {
    '& th:first-of-type': {
      width: 132,
      paddingBlock: 6,
      paddingInline: '14px 8px',
      fontSize: '.875rem',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      boxShadow: `inset -1px 0 0 ${color.lineDivider}, 8px 0 12px -8px rgba(10, 44, 35, .18)`,
    },
    '& thead th:first-of-type': { paddingBottom: 12 },
    '& td button': { scrollMarginInlineStart: 140 },
  },
  '@media print': {
    '& th:first-of-type': { position: 'static', width: '15%', paddingInlineStart: 4 },
    '& thead th': { width: 'auto', fontSize: '6.5pt' },
    '& td button': { minHeight: 24 },
    '& tr': { breakInside: 'avoid' },
  },
});
