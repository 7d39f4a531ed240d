import content from '#schemas/content/articles.json';
import texts from '#schemas/texts/blog-cms.json';
import type { MachineModel } from '../models/machineModel.ts';
import { plainEvent } from '../models/plainEvents.ts';
import { blogCmsMachine } from './blogCmsMachine.ts';

const [worked, spared] = content.articles;
if (!worked || !spared) throw new Error('The walk needs two articles in articles.json');

/** The article that is looked at and edited, and the one that is deleted. */
export const walkedArticles = { worked, spared };

/** The title stays, because the article is found by it. */
export const walkedForm = { title: worked.title, excerpt: 'In a line.' };

const birth = { id: 'walked', readTime: texts.readTime, publishDate: 'July 2025', publishedOn: '2025-07-15' };

/** The blog CMS. Nothing about an article decides where an event leads. */
export const blogCmsModel = (): MachineModel => ({
  title: 'Blog CMS',
  machine: blogCmsMachine,
  input: { articles: [worked, spared].map((article) => ({ ...article, content: '' })) },
  classes: (type, snapshot) => {
    switch (type) {
      case 'search.changed':
        return [{ type, search: worked.title.slice(0, 6) }];
      case 'status.filtered':
        return [{ type, status: worked.status }];
      case 'edit.pressed':
      case 'view.pressed':
        return [{ type, id: worked.id }];
      case 'article.deleted':
        return [{ type, id: spared.id }];
      case 'form.changed':
        return [{ type, form: walkedForm }];
      case 'form.submitted':
        return [{ type, form: walkedForm, birth }];
      default:
        return plainEvent(type, snapshot);
    }
  },
  memory: () => null,
  sayEvent: (event, snapshot) => {
    switch (event.type) {
      case 'search.changed':
        return `Type “${event.search}” into “${texts.search}”`;
      case 'status.filtered':
        return `Choose “${event.status}” under “${texts.status}”`;
      case 'create.pressed':
        return `Press “${texts.create}”`;
      case 'edit.pressed':
        return `Press the pencil of “${worked.title}”`;
      case 'view.pressed':
        return `Press the eye of “${worked.title}”`;
      case 'article.deleted':
        return `Press the bin of “${spared.title}”`;
      case 'form.changed':
        return `Type “${walkedForm.excerpt}” under “Excerpt”`;
      case 'form.submitted':
        return `Press “${snapshot.matches('creating') ? texts.dialog.createArticle : texts.dialog.updateArticle}”`;
      case 'dialog.cancelled':
        return `Press “${texts.dialog.cancel}”`;
      default:
        return 'Close the dialog by its cross or Escape';
    }
  },
  sayState: (snapshot) => {
    if (snapshot.matches('creating')) return `The dialog “${texts.dialog.create}” is open`;
    if (snapshot.matches('editing')) return `The dialog “${texts.dialog.edit}” is open with the article`;
    if (snapshot.matches('viewing')) return 'The article can be read in a dialog, and nothing in it changed';
    return 'The table of articles is on the screen';
  },
});
