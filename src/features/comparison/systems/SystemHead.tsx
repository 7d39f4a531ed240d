import type { ReactNode } from 'react';
import { tight } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { TopMark } from './TopMark.tsx';
import { VendorMark } from './VendorMark.tsx';

type SystemHeadProps = { system: { slug: string; name: string }; isMarked: boolean; children?: ReactNode };

/** The head of a system's card: its mark, its name, and whether it is in the visitor's top 3. */
export function SystemHead({ system: { slug, name }, isMarked, children }: SystemHeadProps) {
  return (
    <Head>
      <VendorMark slug={slug} />
      <h3>
        <span>{name}</span>
        {isMarked && <TopMark />}
      </h3>
      {children}
    </Head>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  '& h3': { fontSize: '1.1875rem', lineHeight: 1.2 },
  [tight]: { flexWrap: 'wrap' },
});
