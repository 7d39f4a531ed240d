import { useLocation } from 'react-router-dom';
import { ContentPage } from '#src/features/content/ContentPage.tsx';
import type { Page } from '#src/features/content/page.ts';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { contentPages } from './contentPages.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import type { Visit } from './siteRoutes.tsx';

/** The page with the questions that pageHead.ts announces to search engines. */
const WITH_QUESTIONS = 'how-it-works';

async function withQuestions(page: Page): Promise<Page> {
  const { default: faq } = await import('#schemas/content/faq.json');
  const cards = faq.questions.map(({ id, question, answer }) => ({ id, title: question, text: answer }));
  return { ...page, sections: [...page.sections, { id: 'questions', title: faq.title, cards }] };
}

const pages = Object.fromEntries(
  Object.entries(contentPages).map(([name, load]) => [
    name,
    lazyPage(load, (page) => () => <ContentPage page={page} />, name === WITH_QUESTIONS ? withQuestions : undefined),
  ]),
);

const nameOf = (pathname: string) => pathname.toLowerCase().replaceAll('/', '');

/** Loads the document of the address. */
export const prepare = async ({ pathname }: Visit) => pages[nameOf(pathname)]?.preload();

/** spec 2 "Content pages": each document is served at the address of its name. */
export function TextRoute() {
  const name = nameOf(useLocation().pathname);
  const Content = pages[name];
  return <SiteLayout>{Content && <Content key={name} />}</SiteLayout>;
}
