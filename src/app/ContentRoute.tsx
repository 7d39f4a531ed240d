import { lazy, Suspense } from 'react';
import { ContentPage } from '#src/features/content/ContentPage.tsx';
import type { Page } from '#src/features/content/page.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';

/** A page that is loaded with its document. */
const loaded = (name: string, load: () => Promise<{ default: Page }>) =>
  lazy(async () => {
    const { default: page } = await load();
    return { default: () => <ContentPage document={`content/pages/${name}.json`} page={page} /> };
  });

const pages = {
  'how-it-works': loaded('how-it-works', () => import('#schemas/content/pages/how-it-works.json')),
  'about-us': loaded('about-us', () => import('#schemas/content/pages/about-us.json')),
  'privacy-policy': loaded('privacy-policy', () => import('#schemas/content/pages/privacy-policy.json')),
  'terms-of-service': loaded('terms-of-service', () => import('#schemas/content/pages/terms-of-service.json')),
};

/** The pages of text, each at the address of its name (spec 2 "Content pages"). */
export function ContentRoute({ name }: { name: keyof typeof pages }) {
  const Content = pages[name];
  return (
    <SiteLayout>
      <Suspense>
        <Content />
      </Suspense>
    </SiteLayout>
  );
}
