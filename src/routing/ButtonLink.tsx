import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from 'react-router-dom';
import { type KeyLook, type KeySize, tillKey } from '#src/theme/tillKey.ts';

type ButtonLinkProps = LinkProps & { look?: KeyLook; size?: KeySize };

/** A link that looks like a till key. */
export function ButtonLink({ look = 'primary', size = 'medium', ...link }: ButtonLinkProps) {
  return <KeyLink {...link} ownerState={{ look, size }} />;
}

const KeyLink = styled(Link)<{ ownerState: { look: KeyLook; size: KeySize } }>(({ ownerState: { look, size } }) =>
  tillKey(look, size),
);
