import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { styled } from '#src/theme/styled.tsx';
import type { PageLink } from './page.ts';

/** The first link is the primary one. */
export function PageButtons({ links }: { links: readonly PageLink[] }) {
  return (
    <Row>
      {links.map(({ id, to, title }, index) => (
        <ButtonLink key={id} to={to} look={index === 0 ? 'primary' : 'secondary'} size="large">
          {title}
        </ButtonLink>
      ))}
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 28 });
