import { expect, test } from 'vitest';
import { afterSave, edited, redone, startHistory, undone } from '#workbench/documents/draftHistory.ts';

const documents = { 'a.json': 'old', 'b.json': 'other' };
const edit = (history: ReturnType<typeof startHistory>, file: string, text: string, at: number | undefined) =>
  edited(history, { file, text, at, documents });
const texts = ({ drafts }: ReturnType<typeof startHistory>) =>
  Object.fromEntries(Object.entries(drafts).map(([file, { text }]) => [file, text]));

test('typing is undone in one go, after a pause step by step, across documents', () => {
  let history = edit(startHistory({}), 'a.json', 'o', 0);
  history = edit(history, 'a.json', 'ol', 100);
  history = edit(history, 'b.json', 'x', 200);
  history = edit(history, 'b.json', 'xy', 5000);
  const steps = [history, undone(history), undone(undone(history)), undone(undone(undone(history)))].map(texts);
  expect(steps).toEqual([
    { 'a.json': 'ol', 'b.json': 'xy' },
    { 'a.json': 'ol', 'b.json': 'x' },
    { 'a.json': 'ol' },
    {},
  ]);
  expect(texts(redone(undone(history)))).toEqual({ 'a.json': 'ol', 'b.json': 'xy' });
  expect(texts(undone(startHistory({})))).toEqual({});
});

test('presses are undone one by one, however quickly they came after each other or after typing', () => {
  const typed = edit(startHistory({}), 'a.json', 'typed', 0);
  const pressed = edit(edit(typed, 'a.json', 'once', undefined), 'a.json', 'twice', undefined);
  const typedOn = edit(pressed, 'a.json', 'typed on', 1);
  expect([undone(typedOn), undone(undone(typedOn)), undone(undone(undone(typedOn)))].map(texts)).toEqual([
    { 'a.json': 'twice' },
    { 'a.json': 'once' },
    { 'a.json': 'typed' },
  ]);
});

test('a document that is as its file again is no draft any more', () => {
  const history = edit(edit(startHistory({}), 'a.json', 'new', 0), 'a.json', 'old', 100);
  expect(history.drafts).toEqual({});
});

test('a draft remembers the text it began with', () => {
  const history = edit(startHistory({}), 'a.json', 'new', 0);
  const later = edited(history, { file: 'a.json', text: 'newer', at: 9, documents: { 'a.json': 'of others' } });
  expect(later.drafts).toEqual({ 'a.json': { text: 'newer', base: 'old' } });
});

test('what was typed while saving stays a draft, on what was saved', () => {
  const sent = edit(edit(startHistory({}), 'a.json', 'new', 0), 'b.json', 'x', 0);
  const later = edit(sent, 'a.json', 'newer', 9000);
  expect(afterSave(later, sent.drafts).drafts).toEqual({ 'a.json': { text: 'newer', base: 'new' } });
});
