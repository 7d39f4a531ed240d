import commonTexts from '#schemas/texts/common.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii, zIndex } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';

type PartFailedProps = {
  floating: boolean;
  /** Set if a retry failed too: another one would not help. */
  again: boolean;
  onRetry: () => void;
};

/** Replaces a part that could not be rendered. */
export function PartFailed({ floating, again, onRetry }: PartFailedProps) {
  const text = useTexts(commonTexts);
  return (
    <Notice role="alert" data-floating={floating}>
      <p>{text('part.failed')}</p>
      {again ? (
        <Button look="secondary" size="small" onClick={() => window.location.reload()}>
          {text('error.reload')}
        </Button>
      ) : (
        <Button look="secondary" size="small" onClick={onRetry}>
          {text('part.retry')}
        </Button>
      )}
    </Notice>
  );
}

const Notice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: 18,
  border: `1.5px solid ${color.lineControl}`,
  borderRadius: radii.card,
  backgroundColor: color.bgPaper,
  color: color.textPrimary,
  '& p': { flex: '1 1 220px' },
  '&[data-floating=true]': {
    position: 'fixed',
    insetInline: 12,
    bottom: 12,
    zIndex: zIndex.toast,
    maxWidth: 560,
    marginInline: 'auto',
    boxShadow: color.shadowDialog,
  },
});
