import { styled } from '#src/theme/styled.tsx';
import { TopMark } from './TopMark.tsx';
import { VendorMark } from './VendorMark.tsx';

export function SystemRowHead({ slug, name, isMarked }: { slug: string; name: string; isMarked: boolean }) {
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
