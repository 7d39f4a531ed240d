import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { lazyPart } from '#src/loading/lazyPart.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';

const ExpertDialog = lazyPart(
  () => import('#src/features/consultation/ExpertDialog.tsx'),
  (module) => module.ExpertDialog,
);

/** Booking in its dialog starts the quiz (spec 2). */
export function ExpertButton() {
  const text = useTexts(homeSectionsTexts);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const book = () => {
    setDialog('closed');
    void navigate(paths.startQuiz);
  };
  return (
    <>
      <Button look="secondary" onClick={() => setDialog('open')}>
        {text('better.advice.meet')}
      </Button>
      {dialog !== 'unused' && (
        <PartBoundary floating>
          <ExpertDialog open={dialog === 'open'} onClose={() => setDialog('closed')} onBook={book} />
        </PartBoundary>
      )}
    </>
  );
}
