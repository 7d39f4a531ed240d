import savingsTexts from '#schemas/texts/savings.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** spec 2 "confirmation note", and a print button. */
export function SentNote({ email }: { email: string | undefined }) {
  const text = useTexts(savingsTexts);
  return (
    <Line>
      {email !== undefined && (
        <p role="status">
          <Icon name="envelope-simple" weight="duotone" />
          <span>
            <span>{`${text('report.sent')} `}</span>
            <b>{email}</b>
          </span>
        </p>
      )}
      <Button look="quiet" size="small" onClick={() => window.print()}>
        {text('report.print')}
      </Button>
    </Line>
  );
}

export function ExampleNote() {
  const text = useTexts(savingsTexts);
  return (
    <Line>
      <p>
        <span>{`${text('start.heading')}. ${text('start.text')}`}</span>
      </p>
      <ButtonLink to={paths.savings} look="secondary" size="small">
        {text('start.action')}
      </ButtonLink>
      <Button look="quiet" size="small" onClick={() => window.print()}>
        {text('report.print')}
      </Button>
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& p': { display: 'flex', alignItems: 'center', gap: 10, lineHeight: 1.4, maxWidth: '46ch' },
  '& svg': { fontSize: '1.5rem', color: color.textBrand },
  '& b': { color: color.textBrand, overflowWrap: 'anywhere' },
  '@media print': { '& button, & a': { display: 'none' } },
});
