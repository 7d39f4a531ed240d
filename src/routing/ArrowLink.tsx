import { Link, type LinkProps } from 'react-router-dom';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

export function ArrowLink({ back = false, children, ...link }: LinkProps & { back?: boolean }) {
  return (
    <Line {...link}>
      {back && <Icon name="arrow-left" weight="bold" />}
      <span>{children}</span>
      {!back && <Icon name="arrow-right" weight="bold" />}
    </Line>
  );
}

const Line = styled(Link)({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: color.textLink,
  fontWeight: 620,
  textDecoration: 'none',
  '& span': { textDecoration: 'underline', textUnderlineOffset: '.22em', textDecorationThickness: '.07em' },
  '& svg': { fontSize: '.9rem' },
});
