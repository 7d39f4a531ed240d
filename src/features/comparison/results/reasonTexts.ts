import texts from '#schemas/texts/comparison.json';

type WithWords = keyof typeof texts.reason & keyof typeof texts.shortReason;

/** The question whose words a reason uses: its own if it has any, otherwise the general ones. */
export const wordsFor = (question: string): WithWords => (hasWords(question) ? question : 'other');

const hasWords = (question: string): question is WithWords => question in texts.reason && question in texts.shortReason;
