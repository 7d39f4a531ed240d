import { vendors } from 'virtual:vendors';
import { styled } from '#src/theme/styled.tsx';
import { VendorMonogram } from '#src/ui/VendorMonogram.tsx';
import { TopMark } from './TopMark.tsx';

type VendorMarkProps = { slug: string; size?: 'small' | 'medium' | 'large' };

/** Its name is beside it. */
export function VendorMark({ slug, size = 'medium' }: VendorMarkProps) {
  const vendor = vendors.find((candidate) => candidate.slug === slug);
  return vendor ? <VendorMonogram mark={vendor.mark} size={size} /> : null;
}

/** The head of a system's row in a table. */
export function SystemHead({ slug, name, isMarked }: { slug: string; name: string; isMarked: boolean }) {
  return (
    <th scope="row">
      <Name>
        <VendorMark slug={slug} size="small" />
        <span>
          <span>{name}</span>
          {isMarked && <TopMark />}
        </span>
      </Name>
    </th>
  );
}

const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 });
