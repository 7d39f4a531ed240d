import * as article from 'virtual:form/article-form';
import site from '#schemas/content/site.json';
import { categories } from '#src/articles/articles.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';

/** Its categories are the blog's, its languages the site's. */
export const articleForm: FormDefinition = {
  ...article,
  options: {
    ...article.options,
    category: categories.map((category) => ({ value: category, title: category })),
    language: site.languages.map(({ code, own }) => ({ value: code, title: own })),
  },
};
