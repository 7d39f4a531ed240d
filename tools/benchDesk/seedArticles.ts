import content from '#schemas/content/articles.json' with { type: 'json' };
import { fieldsOf } from '#server/articles/articleFields.ts';
import type { Database } from '#server/database/schema.ts';
import { createArticleRepository } from '#server/repositories/articleRepository.ts';

const HOUR = 3600 * 1000;
const CONTENT = '<h2>Fees</h2><p>What a restaurant pays for each card, and when it pays it.</p>';
const SUBJECTS = ['Card fees', 'Kitchen displays', 'Tips at the table', 'Online orders', 'Stock', 'Loyalty cards'];

/** Published articles, one per hour going back from now, the same each time. */
export async function seedArticles({ connection }: Database, count: number, now: Date): Promise<void> {
  const articles = createArticleRepository(connection);
  for (let number = 0; number < count; number += 1) {
    const at = new Date(now.getTime() - number * HOUR);
    const subject = SUBJECTS[number % SUBJECTS.length];
    await articles.save({
      id: `seed-${String(number).padStart(8, '0')}`,
      base: 0,
      status: 'published',
      publishAt: at,
      fields: fieldsOf({
        title: `${subject}, part ${number + 1}`,
        excerpt: `${subject}: what it costs, what it saves, and what to ask a vendor before anything is signed.`,
        author: `Editor number ${number % 9}`,
        category: content.categories[number % content.categories.length] ?? '',
        status: 'published',
        tags: 'fees, counter',
      }),
      content: CONTENT,
      pictures: [],
      readMinutes: 1,
      by: 'editor@tillmatch.example',
      at,
    });
  }
}
