import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallConcluded, CallMinutes } from '#machines/consultation/consultationMachine.ts';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { type CallInteraction, useConsultation } from '#src/features/consultation/useConsultation.ts';
import { lazyPart } from '#src/loading/lazyPart.tsx';
import { paths } from '#src/routing/paths.ts';
import { thankYouState } from './thankYouState.ts';

const BookingBlocked = lazyPart(
  () => import('#src/features/consultation/BookingBlocked.tsx'),
  (module) => module.BookingBlocked,
);

type BookCallOptions = {
  userInfo: { name?: string | undefined; email?: string | undefined };
  interaction?: CallInteraction;
};
type BookCall = { bookCall: (minutes?: CallMinutes) => void; dialog: ReactNode };

/**
 * Books a call: opens the booking page and, a second later, the thank-you page. The page shows `dialog`,
 * with a plain link when the browser blocks the window.
 */
export function useBookCall({ userInfo, interaction = 'schedule_consultation' }: BookCallOptions): BookCall {
  const navigate = useNavigate();
  const { name, email } = userInfo;
  const thank = useCallback(
    ({ minutes }: CallConcluded) => {
      const state = thankYouState({ conversionType: 'consultation', userInfo: { name, email }, minutes });
      void navigate(paths.thankYouForCall, { state });
    },
    [navigate, name, email],
  );
  const flow = useConsultation(interaction, thank);
  const [snapshot, actor] = flow;
  const bookCall = useCallback((minutes: CallMinutes = 15) => actor.send({ type: 'call.requested', minutes }), [actor]);
  const dialog = snapshot.matches('blocked') && (
    <PartBoundary floating>
      <BookingBlocked flow={flow} />
    </PartBoundary>
  );
  return { bookCall, dialog };
}
