import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import commonTexts from '#schemas/texts/common.json';
import deskTexts from '#schemas/texts/desk.json';
import { readLeads, readLeadsFile, readLeadTotals } from '#src/api/desk.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { MoreButton } from '#src/ui/MoreButton.tsx';
import { DeskPage } from './DeskPage.tsx';
import { LeadFilterFields, useOwners } from './LeadFilterFields.tsx';
import { LeadTable } from './LeadTable.tsx';
import { Loaded } from './Loaded.tsx';
import { useLeadFilters } from './useLeadFilters.ts';

/** Every lead of every kind. */
export function LeadsPage() {
  const text = useTexts(deskTexts);
  const common = useTexts(commonTexts);
  const filters = useLeadFilters();
  const { query } = filters;
  const { data: owners = [] } = useOwners();
  const leads = useInfiniteQuery({
    queryKey: ['desk', 'leads', query],
    queryFn: ({ pageParam, signal }) => readLeads(query, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const totals = useQuery({
    queryKey: ['desk', 'totals', query],
    queryFn: ({ signal }) => readLeadTotals(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const file = useMutation({ mutationFn: () => readLeadsFile(query), onSuccess: saveFile });
  const count = totals.data?.total;
  return (
    <DeskPage
      title={text('leads.title')}
      action={
        <Button look="secondary" busy={file.isPending} onClick={() => file.isPending || file.mutate()}>
          {text('leads.export')}
        </Button>
      }
    >
      <LeadFilterFields filters={filters} totals={totals.data} />
      <p role="status">{count === undefined ? '' : text('leads.count', { count })}</p>
      {file.error && <p role="alert">{file.error.message || text('failed')}</p>}
      <Loaded query={leads}>
        {({ pages }) => {
          const found = pages.flatMap(({ entries }) => entries);
          if (found.length === 0) return <EmptyState title={text('leads.empty')} text={text('leads.emptyText')} />;
          return <LeadTable leads={found} owners={owners} filters={filters} />;
        }}
      </Loaded>
      {leads.hasNextPage && (
        <MoreButton label={common('more')} busy={leads.isFetchingNextPage} onMore={() => void leads.fetchNextPage()} />
      )}
    </DeskPage>
  );
}

/** Clicks a link from code: the request for the file needed a header, which a plain link cannot send. */
function saveFile(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `leads-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
