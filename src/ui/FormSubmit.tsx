import type { ReactNode } from 'react';
import { styled } from '#src/theme/styled.tsx';
import { Button } from './Button.tsx';

export function FormSubmit({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Wide type="submit" size="large" disabled={busy} busy={busy}>
      {children}
    </Wide>
  );
}

const Wide = styled(Button)({ width: '100%', marginTop: 20 });
