import homeTexts from '#schemas/texts/home.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import tokens from '#src/theme/tokens.json';
import { fontFamily, tabularFigures } from '#src/theme/type.ts';
import { LogoMark } from '#src/ui/Logo.tsx';

const { duration, easing } = tokens.motion;

/** The figures are those of the sample on the How it works page. */
export function SampleReceipt() {
  const text = useTexts(homeTexts);
  return (
    <Shadow aria-hidden data-part="receipt">
      <Paper>
        <Head>
          <LogoMark width="20" height="22" />
          <b>{text('receipt.title')}</b>
          <i>{text('receipt.time')}</i>
        </Head>
        {(['first', 'second', 'third'] as const).map((rank) => (
          <Row key={rank}>
            <span>{text(`receipt.${rank}.label`)}</span>
            <Name data-rank={rank} />
            <b>{text(`receipt.${rank}.match`)}</b>
          </Row>
        ))}
      </Paper>
    </Shadow>
  );
}

const Shadow = styled('div')({
  '--logo-slip': '#10654F',
  '--logo-tick': '#FFCB31',
  width: 'clamp(240px, 78%, 436px)',
  maxWidth: '92%',
  margin: '0 auto -8px',
  filter: 'drop-shadow(0 0 .6px rgba(10,44,35,.5)) drop-shadow(0 -2px 14px rgba(10,44,35,.12))',
  transition: `transform ${duration.base}ms ${easing.standard}`,
});

const tornTop = [
  'conic-gradient(from 135deg at top,#0000,#000 1deg 89deg,#0000 90deg) top/16px 9px repeat-x',
  'linear-gradient(#000 0 0) bottom/100% calc(100% - 8px) no-repeat',
].join(',');

const Paper = styled('div')({
  padding: '30px 22px 22px',
  backgroundColor: '#fff',
  color: '#142A22',
  mask: tornTop,
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingBottom: 8,
  whiteSpace: 'nowrap',
  font: `720 1.125rem/1.2 ${fontFamily.display}`,
  '& i': { marginInlineStart: 'auto', color: '#C0301A', fontStyle: 'normal', fontWeight: 700 },
  '& b': { fontWeight: 720 },
});

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '112px 1fr 44px',
  alignItems: 'center',
  minHeight: 38,
  borderTop: '1px solid #B1D0B2',
  '& span': { color: '#4F635A', fontSize: '.9375rem' },
  '& b': { ...tabularFigures, fontWeight: 680, textAlign: 'end' },
});

const Name = styled('u')({
  display: 'block',
  height: 12,
  borderRadius: 3,
  opacity: 0.9,
  backgroundColor: '#24392F',
  '&[data-rank=first]': { width: '62%' },
  '&[data-rank=second]': { width: '46%' },
  '&[data-rank=third]': { width: '54%' },
});
