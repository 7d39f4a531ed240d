import { vendors } from 'virtual:vendors';
import { useLocation, useNavigate } from 'react-router-dom';

const PARAMETER = 'compare';

/** The systems named in an address, each once; what we do not compare is left out. */
export function readCompared(search: string, known: readonly string[]): string[] {
  const named = new URLSearchParams(search).get(PARAMETER)?.split(',') ?? [];
  return known.filter((slug) => named.includes(slug));
}

/** The address' query with these systems in it; the comma stays readable. */
export function withCompared(search: string, slugs: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(PARAMETER);
  const others = parameters.toString();
  return [others, slugs.length > 0 ? `${PARAMETER}=${slugs.join(',')}` : ''].filter(Boolean).join('&');
}

type ComparedSystems = { compared: readonly string[]; compare: (slugs: readonly string[]) => void };

/** Which systems the visitor picked to see side by side. The choice stands in the address, so it can be shared. */
export function useComparedSystems(): ComparedSystems {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    compared: readCompared(
      search,
      vendors.map(({ slug }) => slug),
    ),
    compare: (slugs) => void navigate({ search: withCompared(search, slugs) }, { replace: true, state }),
  };
}
