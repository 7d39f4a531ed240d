import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { areasOf, type DeskArea } from '#domain/desk/deskRole.ts';
import deskTexts from '#schemas/texts/desk.json';
import { readMe } from '#src/api/desk.ts';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';

export const pathOfArea: Readonly<Record<DeskArea, string>> = {
  leads: paths.deskLeads,
  funnel: paths.deskFunnel,
  messages: paths.deskMessages,
  articles: paths.blogCms,
  account: paths.deskAccount,
};

export const useMe = () => useQuery({ queryKey: ['desk', 'me'], queryFn: ({ signal }) => readMe(signal) });

/** The areas of the desk that the account may open. */
export function DeskNavigation() {
  const text = useTexts(deskTexts);
  const { data: me } = useMe();
  return (
    <Nav aria-label={text('areas.label')}>
      <Areas as="ul">
        {(me ? areasOf(me.role) : []).map((area) => (
          <li key={area}>
            <NavLink to={pathOfArea[area]}>{text(`areas.${area}`)}</NavLink>
          </li>
        ))}
      </Areas>
    </Nav>
  );
}

// The words of the links align with the page; their padding extends beyond it.
const Areas = styled(PageContainer)({ display: 'flex', gap: 4, '& > li:first-of-type': { marginInlineStart: -12 } });

const Nav = styled('nav')({
  minHeight: 48,
  borderBottom: `1px solid ${color.lineDivider}`,
  backgroundColor: color.bgPaper,
  overflowX: 'auto',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 12px',
    color: color.textPrimary,
    fontWeight: 560,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a[aria-current]': { boxShadow: `inset 0 -2px 0 ${color.lineSelected}`, fontWeight: 700 },
});
