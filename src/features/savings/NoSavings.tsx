import { estimateSavings } from '#domain/savings/estimate.ts';
import { estimateCostsOf } from '#domain/savings/figures.ts';
import { formatDollars } from '#domain/text/money.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { ReceiptRow, ReceiptRows } from '#src/ui/ReceiptRows.tsx';

/** The visitor pays less than the site could offer: says so first, with figures (S-04). */
export function NoSavings({ answers }: { answers: SavingsQuizAnswers }) {
  const text = useTexts(savingsTexts);
  const { current, offer, less } = estimateCostsOf(estimateSavings(answers));
  return (
    <Ground>
      <PageContainer>
        <EmptyState
          heading="h1"
          title={text('noSavings.heading')}
          text={
            <>
              <p>{text('noSavings.text')}</p>
              <Rows>
                <ReceiptRow label={text('noSavings.today')}>{formatDollars(current)}</ReceiptRow>
                <ReceiptRow label={text('noSavings.offer')}>{formatDollars(offer)}</ReceiptRow>
                <ReceiptRow label={less === 0 ? text('noSavings.nothing') : text('noSavings.difference')}>
                  {formatDollars(less)}
                </ReceiptRow>
              </Rows>
            </>
          }
          action={
            <ButtonLink to={paths.home} size="large">
              {text('noSavings.home')}
            </ButtonLink>
          }
        />
      </PageContainer>
    </Ground>
  );
}

const Ground = styled('section')({
  paddingBlock: 'clamp(40px, 6vw, 88px) clamp(56px, 7vw, 110px)',
  backgroundColor: color.bgTint,
});

const Rows = styled(ReceiptRows)({ marginTop: 16, textAlign: 'start' });
