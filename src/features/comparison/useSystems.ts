import { useQuery } from '@tanstack/react-query';
import { listPointOfSales } from '#src/api/pointOfSales.ts';

/** All systems of the comparison, read once for all its sections. */
export const useSystems = () =>
  useQuery({ queryKey: ['point-of-sales'], queryFn: ({ signal }) => listPointOfSales(signal) });
