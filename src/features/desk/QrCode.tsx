import { encode } from 'uqr';
import { styled } from '#src/theme/styled.tsx';

type QrCodeProps = { text: string; title: string };

/** A text as a QR code, dark on light in every colour scheme, because not every camera reads inverted codes. */
export function QrCode({ text, title }: QrCodeProps) {
  const { size, data } = encode(text, { border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={title} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={dots.join('')} fill="black" />
    </Picture>
  );
}

const Picture = styled('svg')({ display: 'block', width: 'min(220px, 100%)', height: 'auto', marginBlock: 12 });
