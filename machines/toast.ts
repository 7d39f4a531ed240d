import type toasts from '#schemas/texts/toasts.json';

type Toasts = Omit<typeof toasts, '$schema' | '$id'>;

/** What a visitor can be told: the keys of `schemas/texts/toasts.json` that have a title and a text. */
export type ToastKey = {
  [Area in keyof Toasts]: { [Name in keyof Toasts[Area] & string]: `${Area}.${Name}` }[keyof Toasts[Area] & string];
}[keyof Toasts];

/**
 * A message to the visitor. Machines name the text by its key; the app finds the words, or uses the
 * server's own when `error` has them (spec 8).
 */
export type Toast = { type: 'toast'; key: ToastKey; error?: unknown };
