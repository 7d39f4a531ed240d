/** A state of a quiz's machine, with what the product keeps of a visitor who is there. */
export type QuizState = {
  quiz: string;
  /** Names the state as long as the quiz has it. */
  id: string;
  /** What must be seen. */
  words: string;
  /** Where the quiz is on the site. */
  address: string;
  /** What to put into the tab's storage, and under which name. */
  key: string;
  stored: unknown;
};
