import { vendors } from 'virtual:vendors';
import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const PARAMETER = 'compare';

/** The systems named in an address, without duplicates and unknown ones. */
export function readCompared(search: string, known: readonly string[]): string[] {
  const named = new URLSearchParams(search).get(PARAMETER)?.split(',') ?? [];
  return known.filter((slug) => named.includes(slug));
}

/** The query with these systems; the comma between them stays readable. */
export function withCompared(search: string, slugs: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(PARAMETER);
  const others = parameters.toString();
  return [others, slugs.length > 0 ? `${PARAMETER}=${slugs.join(',')}` : ''].filter(Boolean).join('&');
}

type ComparedSystems = { compared: readonly string[]; compare: (slugs: readonly string[]) => void };

/** The systems picked for comparison. They are in the address, so that the choice can be shared. */
export function useComparedSystems(): ComparedSystems {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = readCompared(
    search,
    vendors.map(({ slug }) => slug),
  );
  // The router changes the address in a transition, but a tick must show at once.
  const [compared, setCompared] = useOptimistic<readonly string[]>(inAddress);
  const compare = (slugs: readonly string[]) =>
    startTransition(() => {
      setCompared(slugs);
      void navigate({ search: withCompared(search, slugs) }, { replace: true, state });
    });
  return { compared, compare };
}
