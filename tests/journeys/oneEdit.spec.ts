import { addedQuestion, withAddedQuestion } from '#tests/support/oneEdit.ts';
import { copyProduct } from '#tests/support/productCopy.ts';
import { createBrowserPage } from './support/browserPage.ts';
import { leadsOf } from './support/leads.ts';
import { loadWalks } from './support/loadWalks.ts';
import { startProduct } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { recordTransitions } from './support/transitions.ts';
import {
  answerAll,
  choosePriorities,
  expectResults,
  expectStep,
  fillContact,
  newVisitor,
  openQuiz,
  questions,
  submitButton,
} from './support/visitor.ts';

test.use({ failedRequests: 'provoked' });

test('a question added to the quiz document is asked, walked, checked, stored and mailed by a rebuilt product', async ({
  browser,
}) => {
  // The product is built once more, and its quiz walked.
  test.slow();
  const copy = await copyProduct();
  try {
    await copy.edit('schemas/quizzes/main-quiz.schema.json', withAddedQuestion);
    await copy.npm('run', 'build');
    const paths = await copy.npm('run', '-s', 'paths', '--', '--machine', 'quiz');
    const walks = await loadWalks(copy.root);
    const quiz = walks.find(({ machine }) => machine === 'quiz');
    expect(paths).toContain(`${quiz?.transitions.length} of ${quiz?.transitions.length} transitions`);

    const product = await startProduct({ build: `${copy.root}/dist` });
    const open = async () => (await browser.newContext({ baseURL: product.url })).newPage();
    try {
      for (const { holds, takes, walk } of quiz?.paths ?? []) {
        const page = await open();
        const { taken } = await recordTransitions(page);
        const walked = await createBrowserPage(page, holds);
        await walk(walked);
        // The last steps of the walk, and their reports, may still be in flight.
        await walked.startClock();
        await expect.poll(() => takes.filter((key) => !taken.has(key))).toEqual([]);
        await page.context().close();
      }

      const visitor = newVisitor();
      const page = await open();
      await openQuiz(page);
      await answerAll(page, [
        [questions.hasPos, 'No'],
        [questions.type, 'Quick Service / Fast Food'],
      ]);
      await expectStep(page, 'Step 3 of 7');
      await answerAll(page, [
        [addedQuestion.title, 'Yes'],
        [questions.locations, '2-3'],
        [questions.volume, '$50,000 - $150,000'],
      ]);
      await choosePriorities(page);
      await fillContact(page, visitor);
      await submitButton(page).click();
      await expectResults(page);

      const [lead] = await leadsOf(product, visitor.email);
      expect(lead?.details.answers).toMatchObject({ restaurantType: 'quick-service', [addedQuestion.name]: 'yes' });
      const toSales = async () =>
        (await product.mailsTo('sales@tillmatch.example')).find((mail) => mail.includes(visitor.email)) ?? '';
      await expect.poll(toSales).toContain(`${addedQuestion.title}: Yes`);
    } finally {
      await product.remove();
    }
  } finally {
    await copy.remove();
  }
});
