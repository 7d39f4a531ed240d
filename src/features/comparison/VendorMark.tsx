import { vendors } from 'virtual:vendors';
import { VendorKey } from '#src/ui/VendorKey.tsx';

type VendorMarkProps = { slug: string; size?: 'small' | 'medium' | 'large' };

/** The mark of a system; its name stands beside it. */
export function VendorMark({ slug, size = 'medium' }: VendorMarkProps) {
  const vendor = vendors.find((candidate) => candidate.slug === slug);
  return vendor ? <VendorKey mark={vendor.mark} size={size} /> : null;
}
