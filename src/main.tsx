import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { Providers } from './app/Providers.tsx';
import { restoreLanguage } from './texts/language.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to render into');

// The server puts a fresh nonce into each response; Emotion's style elements need it under our policy.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'css', ...(nonce && { nonce }) });

const render = () =>
  createRoot(root).render(
    <Providers styles={styles}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>,
  );

// The language chosen on an earlier visit comes first, so that nobody sees the page turn from one to the other.
void restoreLanguage().finally(render);
