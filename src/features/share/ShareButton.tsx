import shareTexts from '#schemas/texts/share.json';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

export function ShareButton({ onShare }: { onShare: () => void }) {
  const text = useTexts(shareTexts);
  return (
    <Root look="secondary" size="small" onClick={onShare}>
      <Icon name="share-network" weight="bold" />
      <span>{text('share')}</span>
    </Root>
  );
}

const Root = styled(Button)({ '@media print': { display: 'none' } });
