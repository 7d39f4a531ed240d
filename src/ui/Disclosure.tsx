import { type ReactElement, type ReactNode, useState } from 'react';
import { color } from '#src/theme/color.ts';
import { over, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from './icons/Icon.tsx';

type DisclosureProps = { summary: ReactElement; children: ReactNode; className?: string };

/** Its content is rendered when it is first opened. */
export function Disclosure({ summary, children, className }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Details
      className={className}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>
        {summary}
        <Icon name="caret-down" weight="bold" className="caret" />
      </summary>
      {wasOpened && <div>{children}</div>}
    </Details>
  );
}

const Details = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    borderRadius: radii.control,
    fontWeight: 620,
    lineHeight: 1.3,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '& > summary > .caret': {
    marginInlineStart: 'auto',
    fontSize: '.875rem',
    color: color.textSecondary,
    transition: over('transform'),
  },
  '&[open] > summary > .caret': { transform: 'rotate(180deg)' },
});
