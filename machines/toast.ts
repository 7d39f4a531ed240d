import type toasts from '#schemas/texts/toasts.json';

type Toasts = Omit<typeof toasts, '$schema' | '$id'>;

/** What a visitor can be told: the keys of `schemas/texts/toasts.json` that have a title and a text. */
export type ToastKey = {
  [Area in keyof Toasts]: { [Name in keyof Toasts[Area] & string]: `${Area}.${Name}` }[keyof Toasts[Area] & string];
}[keyof Toasts];

/**
 * What a machine wants a visitor to be told. Machines name the text by key; the app finds the words, and takes the
 * server's own where `error` carries them (spec 8).
 */
export type Toast = { type: 'toast'; key: ToastKey; error?: unknown };
