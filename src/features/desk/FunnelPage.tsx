import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import deskTexts from '#schemas/texts/desk.json';
import { readFunnel } from '#src/api/desk.ts';
import { useTexts } from '#src/texts/texts.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { DeskPage } from './DeskPage.tsx';
import { FUNNEL_FILTERS, type FunnelFilter, FunnelFilters } from './FunnelFilters.tsx';
import { FunnelPicture } from './FunnelPicture.tsx';
import { FunnelTable } from './FunnelTable.tsx';
import { Loaded } from './Loaded.tsx';

/** Where the visitors of a quiz go on, go back and leave. */
export function FunnelPage() {
  const text = useTexts(deskTexts);
  const [address, setAddress] = useSearchParams();
  const chosen: Partial<Record<FunnelFilter, string>> = Object.fromEntries(
    [...address].filter(([name]) => FUNNEL_FILTERS.some((filter) => filter === name)),
  );
  const funnel = useQuery({
    queryKey: ['desk', 'funnel', chosen],
    queryFn: ({ signal }) => readFunnel(chosen, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const choose = (filter: FunnelFilter, value: string) => {
    // Another quiz has other versions.
    const { [filter]: _before, version, ...others } = chosen;
    const next = { ...others, ...(filter !== 'quiz' && filter !== 'version' && version !== undefined && { version }) };
    setAddress(value === '' ? next : { ...next, [filter]: value }, { replace: true, preventScrollReset: true });
  };
  const count = funnel.data?.attempts;
  return (
    <DeskPage title={text('funnel.title')}>
      <p>{text('funnel.about')}</p>
      <FunnelFilters chosen={chosen} versions={funnel.data?.versions ?? []} onChoose={choose} />
      <p role="status">{count === undefined ? '' : text('funnel.attempts', { count })}</p>
      <Loaded query={funnel}>
        {({ quiz, attempts, minimum, figures }) =>
          figures === null ? (
            <EmptyState title={text('funnel.notEnough')} text={text('funnel.notEnoughText', { attempts, minimum })} />
          ) : (
            <>
              <FunnelPicture quiz={quiz} attempts={attempts} {...figures} />
              <FunnelTable quiz={quiz} attempts={attempts} steps={figures.steps} />
            </>
          )
        }
      </Loaded>
    </DeskPage>
  );
}
