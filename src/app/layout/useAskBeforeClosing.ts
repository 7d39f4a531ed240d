import { useEffect } from 'react';
import { hasUnsavedWork } from '#src/storage/adminWork.ts';

/** The browser asks before it closes a tab in which an article is that the server does not have. */
export function useAskBeforeClosing(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
