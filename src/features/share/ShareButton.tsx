import { styled } from '@mui/material/styles';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import './shareTexts.ts';

/** The button in the header of a comparison. */
export function ShareButton({ onShare }: { onShare: () => void }) {
  const text = useTexts('share');
  return (
    <Root look="secondary" size="small" onClick={onShare}>
      <Icon name="share-network" weight="bold" />
      {text('share')}
    </Root>
  );
}

const Root = styled(Button)({ '@media print': { display: 'none' } });
