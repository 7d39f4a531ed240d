import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GroundStyles } from '#src/theme/GroundStyles.tsx';
import { WorkbenchPage } from './WorkbenchPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to render into');

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createCache({ key: 'css' })}>
      <GroundStyles />
      <WorkbenchPage />
    </CacheProvider>
  </StrictMode>,
);
