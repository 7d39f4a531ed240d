import { styled } from '#src/theme/styled.tsx';
import { Button } from './Button.tsx';

type MoreButtonProps = { label: string; busy?: boolean; onMore: () => void };

/** Shows more of the list above it. */
export function MoreButton({ label, busy = false, onMore }: MoreButtonProps) {
  return (
    <Below>
      <Button look="secondary" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </Below>
  );
}

const Below = styled('div')({ marginTop: 24 });
