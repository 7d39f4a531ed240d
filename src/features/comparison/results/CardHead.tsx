import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { VendorMark } from '../systems/VendorMark.tsx';
import type { Recommendation } from './recommendation.ts';

type VendorHeadProps = { vendor: Recommendation['vendor']; size: 'medium' | 'large' };

/** Badge on the left, red number on the right. */
export const CardHead = styled('div')({
  display: 'flex',
  // For large letters on a narrow phone.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  marginBottom: 18,
});

export function VendorHead({ vendor: { slug, name, subtitle }, size }: VendorHeadProps) {
  return (
    <Line data-size={size}>
      <VendorMark slug={slug} size={size} />
      <div>
        <h2>{name}</h2>
        <p>{subtitle}</p>
      </div>
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& h2': { fontSize: '1.25rem', lineHeight: 1.25 },
  '& p': { ...type('caption'), color: color.textSecondary },
  '&[data-size=large] h2': { fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)', lineHeight: 1.16 },
  '&[data-size=large] p': type('body'),
});
