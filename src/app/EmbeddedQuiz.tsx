import { QuizPage } from '#src/features/quiz/QuizPage.tsx';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { useQuizWay } from './useQuizWay.ts';

export function EmbeddedQuiz() {
  const way = useQuizWay();
  return (
    <QuizPage
      embedded
      layout={(countdown, page) => (
        <>
          {countdown && (
            <Clock>
              <PageContainer>{countdown}</PageContainer>
            </Clock>
          )}
          {page}
        </>
      )}
      {...way}
    />
  );
}

const Clock = styled('div')({
  paddingTop: 20,
  backgroundColor: color.bgTintSoft,
  '& > div': { display: 'flex', justifyContent: 'flex-end' },
});
