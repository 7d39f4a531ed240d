import { vendors } from 'virtual:vendors';
import { VendorMonogram } from '#src/ui/VendorMonogram.tsx';

type VendorMarkProps = { slug: string; size?: 'small' | 'medium' | 'large' };

/** Has no label, since the vendor's name is beside it. */
export function VendorMark({ slug, size = 'medium' }: VendorMarkProps) {
  const vendor = vendors.find((candidate) => candidate.slug === slug);
  return vendor ? <VendorMonogram mark={vendor.mark} size={size} /> : null;
}
