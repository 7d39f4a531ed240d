import document from '#schemas/content/articles.json';

/** What a list and the head of a page show of an article (spec 3); its HTML is loaded with `loadContent`. */
export type Article = {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  authorRole: string;
  authorBio: string;
  publishDate: string;
  publishedOn: string;
  readTime: string;
  category: string;
  image: string;
  featured: boolean;
  status: string;
  tags: readonly string[];
};

/** What the articles are written in, whatever language the page around them speaks. */
export const ARTICLE_LANGUAGE = 'en';

export const categories: readonly string[] = document.categories;

export const articles: readonly Article[] = document.articles;

export const publishedArticles = articles.filter(({ status }) => status === 'published');

/** The article of an id; of an id that no article has, the fixed sample (spec 2 "/blog/{id}"). */
export function articleOf(id: string): Article {
  const find = (wanted: string) => publishedArticles.find((article) => article.id === wanted);
  const article = find(id) ?? find(document.sampleId);
  if (!article) throw new Error(`articles.json: sampleId "${document.sampleId}" names no published article`);
  return article;
}

/** Articles to read after this one: those of its category first. */
export function relatedTo({ id, category }: Article, count: number): Article[] {
  const others = publishedArticles.filter((article) => article.id !== id);
  const alike = others.filter((article) => article.category === category);
  return [...alike, ...others.filter((article) => !alike.includes(article))].slice(0, count);
}
