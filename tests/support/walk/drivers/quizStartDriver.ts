import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import { questionsOf } from '#domain/questions/questionFlow.ts';
import texts from '#schemas/texts/home.json';
import toasts from '#schemas/texts/toasts.json';
import { refusal } from '../calls.ts';
import type { Driver } from '../driver.ts';

const [first = ''] = questionsOf(mainQuizSchema);
const firstQuestion = mainQuizSchema.properties[first]?.title ?? first;

/** The email-first start on home. */
export const quizStartDriver = (): Driver => ({
  machine: 'quizStart',
  opens: '/',
  holds: ['startQuiz'],
  gestures: {
    'email.submitted': async (page, { event }) => {
      await page.type(texts.hero.email, event.email);
      await page.press(texts.hero.start);
    },
    'xstate.done.actor.startQuiz': (page) => page.answer('startQuiz', { status: 201, body: { data: {} } }),
    'xstate.error.actor.startQuiz': (page) => page.answer('startQuiz', refusal),
  },
  sights: {
    waiting: async (page, { event }) => {
      await page.seesHeading(`${texts.hero.headline} ${texts.hero.highlight}`);
      await page.seesButton(texts.hero.start, 'ready');
      if (event.type === 'email.submitted') await page.seesToast(toasts.quizStart.invalidEmail.title);
      if (event.type === 'xstate.error.actor.startQuiz') await page.seesToast(toasts.quizStart.failed.title);
    },
    starting: (page) => page.seesButton(texts.hero.start, 'busy'),
    started: (page) => page.seesHeading(firstQuestion),
  },
});
