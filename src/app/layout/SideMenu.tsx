import Drawer from '@mui/material/Drawer';
import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import site from '#schemas/content/site.json';
import layoutTexts from '#schemas/texts/layout.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { MuiTheme } from '#src/theme/MuiTheme.tsx';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily } from '#src/theme/type.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { isRightToLeft } from '#src/ui/isRightToLeft.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { LogoLink } from './LogoLink.tsx';

type SideMenuProps = {
  open: boolean;
  /** The id of the button that opens it. */
  openedBy: string;
  onClose: () => void;
};

/** All links of the header on narrow screens; slides in from the inline end (spec 2). */
export function SideMenu({ open, openedBy, onClose }: SideMenuProps) {
  const text = useTexts(layoutTexts);
  const { navigation, claims } = site;
  const closeButton = useRef<HTMLButtonElement>(null);
  // If a visitor has moved to a link meanwhile, the focus stays there.
  const focusCloseButton = (panel: HTMLElement) => {
    if (!panel.querySelector(':focus')) closeButton.current?.focus();
  };
  return (
    <MuiTheme>
      <Drawer
        anchor={isRightToLeft(document.documentElement) ? 'left' : 'right'}
        open={open}
        onClose={onClose}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': text('menu.title') },
          // The menu is loaded when it opens, so it is already open on its first render, on which Drawer would not slide.
          transition: { appear: true, onEntered: focusCloseButton },
        }}
      >
        <Panel>
          <Top>
            <LogoLink onPress={onClose} />
            <IconButton type="button" aria-label={text('menu.close')} onClick={onClose} ref={closeButton}>
              <Icon name="x" weight="bold" />
            </IconButton>
          </Top>
          <Links aria-label={text('navigation')}>
            {navigation.map(({ id, to, title }) => (
              <NavLink key={id} to={to} onClick={onClose}>
                <span>{title}</span>
                <Icon name="caret-right" weight="bold" />
              </NavLink>
            ))}
          </Links>
          <Bottom>
            {/* On the page in the other language the menu is closed. */}
            <LanguageSwitcher id="menu-language" focused={openedBy} />
            <ButtonLink to={paths.demoRequest} size="large" onClick={onClose}>
              {text('demo')}
            </ButtonLink>
            <ButtonLink to={paths.demoRequest} look="secondary" onClick={onClose}>
              <Icon name="phone" weight="bold" />
              <span>{text('talk')}</span>
            </ButtonLink>
            <Claim>
              <Icon name="coins" weight="duotone" />
              <span>
                <span>{`${claims.cashbackBanner}. `}</span>
                <Link to={paths.demoRequest} onClick={onClose}>
                  <span>{text('announcement.link')}</span>
                  <VisuallyHidden>{text('announcement.linkAbout', { claim: claims.cashbackBanner })}</VisuallyHidden>
                </Link>
              </span>
            </Claim>
          </Bottom>
        </Panel>
      </Drawer>
    </MuiTheme>
  );
}

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(88vw, 400px)',
  minHeight: '100%',
  padding: '10px 20px 24px',
});

const Top = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 60 });

const Links = styled('nav')({
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 56,
    borderBottom: `1px solid ${color.lineDivider}`,
    color: color.textPrimary,
    font: `700 1.1875rem/1.2 ${fontFamily.display}`,
    textDecoration: 'none',
  },
  '& a[aria-current]': { color: color.textBrand },
  '& svg': { fontSize: '.9rem', color: color.textTertiary },
});

const Bottom = styled('div')({ display: 'grid', gap: 12, marginTop: 'auto', paddingTop: 24 });

const Claim = styled('p')({
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: radii.control,
  backgroundColor: color.bgCopyCanary,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  '& svg': { fontSize: '1.375rem', color: color.textCanary },
});
