import { lazy, Suspense } from 'react';
import { ContentPage } from '#src/features/content/ContentPage.tsx';
import type { Page } from '#src/features/content/page.ts';
import { contentPages } from './contentPages.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';

/** The page of the questions that pageHead.ts tells search engines about. */
const WITH_QUESTIONS = 'how-it-works';

async function withQuestions(page: Page): Promise<Page> {
  const { default: faq } = await import('#schemas/content/faq.json');
  const cards = faq.questions.map(({ id, question, answer }) => ({ id, title: question, text: answer }));
  return { ...page, sections: [...page.sections, { id: 'questions', title: faq.title, cards }] };
}

const pages = Object.fromEntries(
  Object.entries(contentPages).map(([name, load]) => [
    name,
    lazy(async () => {
      const page = name === WITH_QUESTIONS ? await load().then(withQuestions) : await load();
      return { default: () => <ContentPage document={`content/pages/${name}.json`} page={page} /> };
    }),
  ]),
);

/** spec 2 "Content pages". */
export function ContentRoute({ name }: { name: string }) {
  const Content = pages[name];
  return (
    <SiteLayout>
      <Suspense>{Content && <Content />}</Suspense>
    </SiteLayout>
  );
}
