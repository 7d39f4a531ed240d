import { useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { LeadSummary } from '#domain/desk/deskLead.ts';
import { isRecord } from '#domain/json.ts';
import deskTexts from '#schemas/texts/desk.json';
import type { LeadOwner } from '#src/api/desk.ts';
import { browserStorage } from '#src/storage/browserStorage.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { CardTable } from '#src/ui/CardTable.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { COLUMNS, features, leadColumns } from './leadColumns.tsx';
import type { LeadFilters, LeadOrder } from './useLeadFilters.ts';

type LeadTableProps = { leads: LeadSummary[]; owners: readonly LeadOwner[]; filters: LeadFilters };
type Shown = Readonly<Record<string, boolean>>;

/** The storage key of the columns chosen in this browser. */
const CHOSEN = 'deskColumns';
const AT_FIRST: Shown = { phone: false, language: false, source: false, suspicion: false };
const SORTED: ReadonlySet<string> = new Set(['time', 'score', 'person'] satisfies LeadOrder[]);

/** One line for each lead; the server sorts. */
export function LeadTable({ leads, owners, filters }: LeadTableProps) {
  const text = useTexts(deskTexts);
  const [columnVisibility, setShown] = useState(chosenColumns);
  const columns = useMemo(() => leadColumns(owners), [owners]);
  const table = useTable({ features, columns, data: leads, state: { columnVisibility }, getRowId: ({ id }) => id });
  const show = (column: string, isShown: boolean) => {
    const shown = { ...columnVisibility, [column]: isShown };
    browserStorage.write(CHOSEN, shown);
    setShown(shown);
  };
  const titleOf = (id: string) => text(`leads.column.${COLUMNS.find((known) => known === id) ?? 'person'}`);
  const sortOf = (id: string) =>
    filters.order !== id ? undefined : filters.isAscending ? ('ascending' as const) : ('descending' as const);
  return (
    <>
      <Columns summary={<span>{text('leads.columns')}</span>}>
        <ul>
          {table.getAllLeafColumns().map((column) => (
            <li key={column.id}>
              <label>
                <input
                  type="checkbox"
                  checked={column.getIsVisible()}
                  disabled={!column.getCanHide()}
                  onChange={({ target }) => show(column.id, target.checked)}
                />
                <span>{titleOf(column.id)}</span>
              </label>
            </li>
          ))}
        </ul>
      </Columns>
      <CardTable aria-label={text('leads.table')}>
        <thead>
          <tr>
            {table.getVisibleLeafColumns().map(({ id }) => (
              <th key={id} scope="col" aria-sort={sortOf(id)}>
                {SORTED.has(id) ? (
                  <SortButton
                    type="button"
                    aria-label={text('leads.sort', { column: titleOf(id) })}
                    onClick={() => filters.sort(id as LeadOrder)}
                  >
                    <span>{titleOf(id)}</span>
                    {sortOf(id) && <Icon name="caret-down" weight="bold" />}
                  </SortButton>
                ) : (
                  titleOf(id)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getVisibleCells().map((cell) =>
                cell.column.id === 'person' ? (
                  <th key={cell.id} scope="row" dir="auto">
                    <table.FlexRender cell={cell} />
                  </th>
                ) : (
                  <td key={cell.id} data-label={titleOf(cell.column.id)}>
                    <table.FlexRender cell={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </CardTable>
    </>
  );
}

function chosenColumns(): Shown {
  const kept = browserStorage.read(CHOSEN);
  if (!isRecord(kept)) return AT_FIRST;
  const known = COLUMNS.flatMap((column) => (typeof kept[column] === 'boolean' ? [[column, kept[column]]] : []));
  return { ...AT_FIRST, ...Object.fromEntries(known) };
}

const Columns = styled(Disclosure)({
  maxWidth: 320,
  marginBottom: 12,
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& label': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 32 },
  '& input': { width: 20, height: 20 },
});

const SortButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  'th[aria-sort=ascending] > & > svg': { transform: 'rotate(180deg)' },
});
