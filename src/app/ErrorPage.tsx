import commonTexts from '#schemas/texts/common.json';
import { paths } from '#src/routing/paths.ts';
import { siteAddress } from '#src/texts/siteAddress.ts';
import { useTexts } from '#src/texts/texts.ts';
import { buttonStyle } from '#src/theme/buttonStyle.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** Plain links, because the router may be what failed. */
export function ErrorPage() {
  const text = useTexts(commonTexts);
  return (
    <Ground>
      <EmptyState
        heading="h1"
        title={text('error.title')}
        text={text('error.text')}
        action={
          <Ways>
            <Button onClick={() => window.location.reload()}>{text('error.reload')}</Button>
            <HomeLink href={siteAddress(paths.home)}>{text('error.home')}</HomeLink>
          </Ways>
        }
      />
    </Ground>
  );
}

const Ground = styled('main')({
  display: 'grid',
  alignContent: 'center',
  minHeight: '100dvh',
  padding: 20,
  backgroundColor: color.bgTint,
});

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

const HomeLink = styled('a')(buttonStyle('secondary', 'medium'));
