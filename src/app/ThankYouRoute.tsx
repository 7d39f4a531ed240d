import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { countConversion } from '#src/analytics/countConversion.ts';
import type { Conversion } from '#src/features/thankYou/conversion.ts';
import { ThankYouPage } from '#src/features/thankYou/ThankYouPage.tsx';
import { paths } from '#src/routing/paths.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { readConversion } from './thankYouState.ts';
import { useBookCall } from './useBookCall.tsx';

/** `/thank-you`, when reached through the router; otherwise it redirects home (D9). */
export function ThankYouRoute() {
  const conversion = readConversion(useLocation().state);
  return conversion ? <Thanks key={conversion.id} conversion={conversion} /> : <Navigate to={paths.home} replace />;
}

function Thanks({ conversion }: { conversion: Conversion }) {
  const { id, type, name, email } = conversion;
  const { bookCall, dialog } = useBookCall({ userInfo: { name, email } });
  useEffect(() => countConversion({ id, kind: type, email }), [id, type, email]);
  return (
    <SiteLayout>
      <ThankYouPage conversion={conversion} onBookCall={() => bookCall(30)} />
      {dialog}
    </SiteLayout>
  );
}
