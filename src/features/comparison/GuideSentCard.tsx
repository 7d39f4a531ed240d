import { styled } from '@mui/material/styles';
import site from '#schemas/content/site.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from, radii } from '#src/theme/shape.ts';
import { type } from '#src/theme/type.ts';
import drawing from '#src/ui/drawings/envelope.svg?url';
import { Caption } from '#src/ui/Lead.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import './comparisonTexts.ts';

type GuideSentCardProps = {
  email: string;
  /** Where the whole comparison is; left out on the comparison itself. */
  comparisonTo?: string | undefined;
};

const FEATURES = ['topThree', 'features', 'contracts', 'checklist'];

/** Says that the guide was sent, where to, what is in it, and whom to ask when it does not arrive (spec 2). */
export function GuideSentCard({ email, comparisonTo }: GuideSentCardProps) {
  const text = useTexts('comparison');
  const [beforeLink, afterLink] = text('guide.missing', { link: '\n' }).split('\n');
  return (
    <Card>
      <img src={drawing} alt="" width="140" height="112" />
      <Words>
        <h2>
          {text('guide.title')} <b>{email}</b>
        </h2>
        <TickList columns={2} items={FEATURES.map((feature) => text(`guide.features.${feature}`))} />
        <Caption>
          {beforeLink}
          <a href={`mailto:${site.company.mailboxes.support}`}>{text('guide.support')}</a>
          {afterLink}
        </Caption>
      </Words>
      {comparisonTo && (
        <ButtonLink to={comparisonTo} size="large">
          {text('guide.view')}
        </ButtonLink>
      )}
    </Card>
  );
}

const Card = styled('section')({
  display: 'grid',
  gap: 20,
  alignItems: 'center',
  padding: 'clamp(20px, 3vw, 36px)',
  borderRadius: radii.card,
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
  [from.medium]: { gridTemplateColumns: 'auto 1fr auto', gap: 36 },
});

const Words = styled('div')({
  display: 'grid',
  gap: 16,
  '& h2': type('h3'),
  '& h2 b': { fontWeight: 'inherit', color: color.textBrand, overflowWrap: 'anywhere' },
});
