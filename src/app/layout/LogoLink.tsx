import { Link, useLocation } from 'react-router-dom';
import site from '#schemas/content/site.json';
import layoutTexts from '#schemas/texts/layout.json';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { styled } from '#src/theme/styled.tsx';
import { Logo } from '#src/ui/Logo.tsx';

type LogoLinkProps = { inverse?: boolean; onPress?: (() => void) | undefined };

/** On the home page it scrolls to the top and lets the page return to its first stage (spec 2). */
export function LogoLink({ inverse = false, onPress }: LogoLinkProps) {
  const text = useTexts(layoutTexts);
  const atHome = useLocation().pathname === paths.home;
  const press = () => {
    if (atHome) window.scrollTo({ top: 0 });
    onPress?.();
  };
  return (
    <LogoAnchor to={paths.home} aria-label={text('logo', { brand: site.brand.name })} onClick={press}>
      <Logo nameParts={site.brand.nameParts} inverse={inverse} />
    </LogoAnchor>
  );
}

const LogoAnchor = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
});
