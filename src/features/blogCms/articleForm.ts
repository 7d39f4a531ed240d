import * as article from 'virtual:form/article-form';
import { categories } from '#src/articles/articles.ts';
import type { FormDefinition } from '#src/forms/formDefinition.ts';

/** Its categories are those of the blog. */
export const articleForm: FormDefinition = {
  ...article,
  options: { ...article.options, category: categories.map((category) => ({ value: category, title: category })) },
};
