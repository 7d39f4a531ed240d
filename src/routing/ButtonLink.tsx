import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, type ButtonSize, buttonStyle } from '#src/theme/buttonStyle.ts';
import { styled } from '#src/theme/styled.tsx';

type ButtonLinkProps = LinkProps & { look?: ButtonLook; size?: ButtonSize };

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', size = 'medium', ...link }: ButtonLinkProps) {
  return <StyledLink {...link} ownerState={{ look, size }} />;
}

const StyledLink = styled(Link)<{ ownerState: { look: ButtonLook; size: ButtonSize } }>(
  ({ ownerState: { look, size } }) => buttonStyle(look, size),
);
