import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { HangingReceipts } from './HungCards.tsx';

export function HangingBlanks() {
  return (
    <>
      <Rail aria-hidden />
      <HangingReceipts aria-hidden>
        {[9, 5, 5].map((lines, receipt) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <Receipt key={receipt}>
            <Blank>
              {Array.from({ length: lines }, (_, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
                <i key={line} />
              ))}
            </Blank>
          </Receipt>
        ))}
      </HangingReceipts>
    </>
  );
}

const Blank = styled('div')({
  display: 'grid',
  gap: 20,
  padding: '20px 0 12px',
  '& i': { display: 'block', height: 16, borderRadius: 6, backgroundColor: color.actionDisabledBg },
  '& i:first-of-type': { height: 32, width: '60%' },
  '& i:last-of-type': { width: '70%' },
});
