import type { ArticleStatus } from '#domain/articles/blogArticle.ts';
import { isRecord } from '#domain/json.ts';
import type { BlogCmsActor } from '#machines/blogCms/blogCmsMachine.ts';
import { type KeptWork, placeOf, type WorkedArticle } from '#machines/blogCms/blogCmsSetup.ts';
import { ADMIN_WORK } from '#src/storage/adminWork.ts';
import { tabStorage } from '#src/storage/tabStorage.ts';

const STATUSES: readonly unknown[] = ['draft', 'published', 'scheduled'];

type Stored = KeptWork & {
  /** The article whose form was open, if something was typed there. */
  worked: WorkedArticle | undefined;
};

/** Typed text that has not been sent is kept in this tab, whatever happens to the page, the session or the server. */
export const blogCmsStorage = {
  load(): Stored | undefined {
    const stored = tabStorage.read(ADMIN_WORK);
    if (!isRecord(stored)) return undefined;
    const { search, status, worked, unfinished } = stored;
    const forms = Object.entries(isRecord(unfinished) ? unfinished : {}).flatMap(([id, form]) =>
      isWorked(form) ? [[id, form] as const] : [],
    );
    const open = isWorked(worked) ? [[placeOf(worked), worked] as const] : [];
    return {
      search: typeof search === 'string' ? search : '',
      status: STATUSES.includes(status) ? (status as ArticleStatus) : undefined,
      worked: isWorked(worked) ? worked : undefined,
      unfinished: Object.fromEntries([...forms, ...open]),
    };
  },

  save(actor: BlogCmsActor): void {
    const { search, status, worked, begun, unfinished } = actor.getSnapshot().context;
    // A form without any changes is not kept.
    const typed = worked?.form === begun ? undefined : worked;
    tabStorage.write(ADMIN_WORK, { search, status, worked: typed, unfinished });
  },
};

const isWorked = (value: unknown): value is WorkedArticle =>
  isRecord(value) && typeof value.id === 'string' && typeof value.revision === 'number' && isRecord(value.form);
