import { Link } from 'react-router-dom';
import site from '#schemas/content/site.json';
import layoutTexts from '#schemas/texts/layout.json';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export function AnnouncementBar() {
  const text = useTexts(layoutTexts);
  const { claims } = site;
  return (
    <Bar aria-label={text('announcement.label')} data-bar="announcement">
      <Line>
        <Icon name="coins" weight="duotone" />
        <span>{claims.cashbackBanner}</span>
        <Link to={paths.demoRequest}>
          <span>{text('announcement.link')}</span>
          <VisuallyHidden>{text('announcement.linkAbout', { claim: claims.cashbackBanner })}</VisuallyHidden>
        </Link>
      </Line>
    </Bar>
  );
}

const Bar = styled('section')({
  backgroundColor: color.bgInverse,
  color: color.textInverse,
  fontSize: '.875rem',
  '& :focus-visible': { outlineColor: color.focusRingOnDark },
});

const Line = styled(PageContainer)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 44,
  paddingBlock: 5,
  fontWeight: 560,
  lineHeight: 1.3,
  '& svg': { color: color.textInverseAccent, fontSize: '1.1rem' },
  '& a': {
    marginBlock: -8,
    padding: '13px 4px',
    color: color.textInverseAccent,
    fontWeight: 680,
    whiteSpace: 'nowrap',
  },
});
