import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { FormDefinition } from '#src/forms/formDefinition.ts';
import { GroundStyles } from '#src/theme/GroundStyles.tsx';
import { FormPreview } from './FormPreview.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to render into');

const name = new URLSearchParams(location.search).get('form') ?? '';
// Which form is only known here; the address is the one that Vite gives the module `virtual:form/NAME`.
const form = (await import(/* @vite-ignore */ `/@id/__x00__virtual:form/${name}`)) as FormDefinition;

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createCache({ key: 'css' })}>
      <GroundStyles />
      <FormPreview form={form} />
    </CacheProvider>
  </StrictMode>,
);
