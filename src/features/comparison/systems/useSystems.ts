import { useQuery } from '@tanstack/react-query';
import { listPointOfSales } from '#src/api/pointOfSales.ts';

/** Read once for all sections. */
export const useSystems = () =>
  useQuery({ queryKey: ['point-of-sales'], queryFn: ({ signal }) => listPointOfSales(signal) });
