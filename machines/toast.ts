/**
 * What a machine wants a visitor to be told. Machines name the text by key; the app finds the words, and takes the
 * server's own where `error` carries them (spec 8).
 */
export type Toast = { type: 'toast'; key: string; error?: unknown };
