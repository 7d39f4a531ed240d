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

/** The page with the questions that search engines are told it answers (pageHead.ts). */
async function loadHowItWorks(): Promise<{ default: Page }> {
  const [{ default: page }, { default: faq }] = await Promise.all([
    import('#schemas/content/pages/how-it-works.json'),
    import('#schemas/content/faq.json'),
  ]);
  const cards = faq.questions.map(({ id, question, answer }) => ({ id, title: question, text: answer }));
  return { default: { ...page, sections: [...page.sections, { id: 'questions', title: faq.title, cards }] } };
}

const pages = {
  'how-it-works': loaded('how-it-works', loadHowItWorks),
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
