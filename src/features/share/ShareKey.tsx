import { styled } from '@mui/material/styles';
import { useTexts } from '#src/texts/texts.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { TillKey } from '#src/ui/TillKey.tsx';
import './shareTexts.ts';

/** The key in the header of a comparison. */
export function ShareKey({ onShare }: { onShare: () => void }) {
  const text = useTexts('share');
  return (
    <Key look="secondary" size="small" onClick={onShare}>
      <Icon name="share-network" weight="bold" />
      {text('share')}
    </Key>
  );
}

const Key = styled(TillKey)({ '@media print': { display: 'none' } });
