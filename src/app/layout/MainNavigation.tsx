import { NavLink } from 'react-router-dom';
import site from '#schemas/content/site.json';
import layoutTexts from '#schemas/texts/layout.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { whereLinksFit } from './navigationRoom.ts';

/** The header's links, where there is room; otherwise they are in the side menu. */
export function MainNavigation() {
  const text = useTexts(layoutTexts);
  const { navigation } = site;
  return (
    <Nav aria-label={text('navigation')}>
      <ul>
        {navigation.map(({ id, to, title }) => (
          <li key={id}>
            <NavLink to={to}>{title}</NavLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled('nav')({
  display: 'none',
  minWidth: 0,
  marginInlineStart: 'auto',
  [whereLinksFit]: { display: 'block' },
  '& ul': { display: 'flex', gap: 2 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 11px',
    borderRadius: radii.control,
    color: color.textPrimary,
    fontSize: '.9375rem',
    fontWeight: 560,
    textDecoration: 'none',
    // A link takes two lines if the letters are wider than the width calculation assumes.
    lineHeight: 1.2,
    textAlign: 'center',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a[aria-current]': { borderRadius: 0, boxShadow: `inset 0 -2px 0 ${color.lineSelected}`, fontWeight: 700 },
});
