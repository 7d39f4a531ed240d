import { isRecord } from '#domain/json.ts';
import type { JsonPath } from '../editJson.ts';

export type Documents = Readonly<Record<string, unknown>>;
export type Texts = Readonly<Record<string, string>>;
/** What was filled in, as the wizard's schema has it. */
export type Filled = Readonly<Record<string, unknown>>;

/** What a wizard starts from. */
export type Setting = {
  /** By file, with the drafts, and what they hold. */
  texts: Texts;
  documents: Documents;
  /** The names of all icons. */
  icons: readonly string[];
  /** As 2025-08-14. */
  today: string;
};

export type WizardEdit = {
  /** The documents that it changes. */
  changed: Texts;
  /** Where the new thing is. */
  place: { file: string; pointer: string };
};

/** An edit of several documents as one dialog: what it asks, and what its answers change. */
export type Wizard = {
  name: string;
  title: string;
  /** What it does and does not do, in a sentence. */
  intro?: string;
  /** What it can be about: a list, a form. */
  about: string;
  subjects: (setting: Setting) => { value: string; title: string }[];
  /** What it asks about a subject, as JSON Schema; some of it depends on what is filled in already. */
  asks: (setting: Setting, subject: string, filled: Filled) => Readonly<Record<string, unknown>>;
  /** The fields that have room for several lines, in each language. */
  long?: readonly string[];
  edit: (setting: Setting, subject: string, filled: Filled) => WizardEdit;
};

export const recordIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What is at a place of the documents. */
export const valueIn = (document: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((within, key) => (within as Record<string | number, unknown> | undefined)?.[key], document);

/** A text that has to be filled in. */
export const asksText = (title: string, more: object = {}) => ({ title, type: 'string', pattern: '\\S', ...more });
/** A choice by titles. */
export const asksChoice = (
  title: string,
  choices: readonly { value: string | number; title: string }[],
  more: object = {},
) => ({
  title,
  type: typeof choices[0]?.value === 'number' ? 'number' : 'string',
  oneOf: choices.map((choice) => ({ const: choice.value, title: choice.title })),
  ...more,
});

/** What was filled in as text, without spaces around it. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
/** What was filled in, a thing a line. */
export const linesOf = (value: unknown): string[] =>
  textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Of all texts, those that an edit has changed. */
export const changedTexts = (before: Texts, after: Texts): Texts =>
  Object.fromEntries(Object.entries(after).filter(([file, text]) => text !== before[file]));
