import type { FormDocument } from '#checks/documents.ts';
import { kindOf } from '#checks/kinds.ts';
import { isRecord } from '#domain/json.ts';
import { readAsked } from './asked.ts';
import { isSame } from './editJson.ts';
import { nameOf } from './outline.ts';
import { answersOf, listNames, questionsOf, readForm } from './questionsOf.ts';

type Documents = Readonly<Record<string, unknown>>;

const LONGEST_SUBJECT = 72;

/** What drafts change, a sentence each, for who reviews them. */
export function changeSummary(before: Documents, now: Documents): string[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (file) => kindOf(file) !== undefined && !isSame(before[file], now[file]),
  );
  return files.flatMap((file) => {
    if (!(file in before)) return [`New document ${file}`];
    if (!(file in now)) return [`Document ${file} removed`];
    const said = saidOf(file, before, now);
    return said.length > 0 ? said : [`${sentenceName(file)}: ${sayChanges(before[file], now[file])}`];
  });
}

/** The sentences as a commit message: the first as its subject where it is short enough. */
export function commitMessage(sentences: readonly string[]): string {
  const [first = 'Change nothing', ...others] = sentences;
  if (others.length === 0 && first.length <= LONGEST_SUBJECT) return first;
  const subject = first.length <= LONGEST_SUBJECT ? first : 'Change what is asked and said';
  return `${subject}\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`;
}

function saidOf(file: string, before: Documents, now: Documents): string[] {
  const [was, is] = [readForm(before, file), readForm(now, file)];
  if (was && is) return formChanges({ documents: before, form: was }, { documents: now, form: is });
  if (file === 'options.json') return listChanges(before, now);
  if (file === 'content/scoring.json') return pointChanges(before[file], now[file]);
  return [];
}

type Read = { documents: Documents; form: FormDocument };

function formChanges(before: Read, now: Read): string[] {
  const [was, is] = [questionsOf(before.documents, before.form), questionsOf(now.documents, now.form)];
  const kept = is.filter(({ name }) => was.some((other) => other.name === name));
  const added = is.flatMap((question, index) => {
    if (kept.includes(question)) return [];
    const place = index === 0 ? 'at the beginning' : `after “${is[index - 1]?.title}”`;
    return [`Question “${question.title}” added ${place}`];
  });
  const gone = was
    .filter(({ name }) => !is.some((other) => other.name === name))
    .map(({ title }) => `Question “${title}” removed`);
  const changed = kept.flatMap(({ name, title }) => {
    const old = was.find((other) => other.name === name)?.title;
    const isAskedAsBefore = isSame(readAsked(before.form, name), readAsked(now.form, name));
    const { title: _was, ...earlier } = before.form.properties[name] ?? {};
    const { title: _is, ...current } = now.form.properties[name] ?? {};
    return [
      ...(old === title ? [] : [`“${old}” now reads “${title}”`]),
      ...(isAskedAsBefore ? [] : [`“${title}” is asked under another condition`]),
      ...(isSame(earlier, current) ? [] : [`What can be answered to “${title}” has changed`]),
    ];
  });
  const names = (questions: typeof is) => questions.map(({ name }) => name).join(' ');
  const order = was.filter(({ name }) => kept.some((other) => other.name === name));
  return [...added, ...gone, ...changed, ...(names(order) === names(kept) ? [] : ['Questions put in another order'])];
}

function listChanges(before: Documents, now: Documents): string[] {
  const [was, is] = [listNames(before), listNames(now)];
  return [
    ...is.filter((list) => !was.includes(list)).map((list) => `List “${list}” added`),
    ...was.filter((list) => !is.includes(list)).map((list) => `List “${list}” removed`),
    ...is.filter((list) => was.includes(list)).flatMap((list) => answerChanges(list, before, now)),
  ];
}

function answerChanges(list: string, before: Documents, now: Documents): string[] {
  const [was, is] = [answersOf(before, list), answersOf(now, list)];
  const titleIn = (answers: typeof is, value: string) => answers.find((answer) => answer.value === value)?.title;
  const kept = is.filter(({ value }) => titleIn(was, value) !== undefined);
  const order = was.filter(({ value }) => titleIn(is, value) !== undefined);
  const isMoved = order.some(({ value }, index) => kept[index]?.value !== value);
  return [
    ...is.filter((answer) => !kept.includes(answer)).map(({ title }) => `Answer “${title}” added to “${list}”`),
    ...was.filter((answer) => !order.includes(answer)).map(({ title }) => `Answer “${title}” removed from “${list}”`),
    ...kept
      .filter(({ value, title }) => titleIn(was, value) !== title)
      .map(({ value, title }) => `Answer “${titleIn(was, value)}” now reads “${title}”`),
    ...(isMoved ? [`Answers of “${list}” put in another order`] : []),
  ];
}

function pointChanges(before: unknown, now: unknown): string[] {
  const [was, is] = [pointsOf(before), pointsOf(now)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((cell) => was.get(cell) !== is.get(cell))
    .map((cell) => `Points for ${cell}: ${was.get(cell) ?? 0} before, ${is.get(cell) ?? 0} now`);
}

function pointsOf(scoring: unknown): Map<string, number> {
  const entries = (value: unknown) => Object.entries(isRecord(value) ? value : {});
  return new Map(
    entries(isRecord(scoring) ? scoring.points : undefined).flatMap(([question, answers]) =>
      entries(answers).flatMap(([answer, systems]) =>
        entries(systems).map(([system, cell]): [string, number] => [
          `${question}, ${answer}, ${system}`,
          isRecord(cell) ? Number(cell.points) : 0,
        ]),
      ),
    ),
  );
}

/** More values than this are counted: who reviews them looks at the lines. */
const MOST_SAID = 4;

function sayChanges(before: unknown, now: unknown): string {
  const [was, is] = [leavesOf(before), leavesOf(now)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key));
  if (changed.length > MOST_SAID) return `${changed.length} values changed`;
  return changed.map((key) => sayChange(key.slice(key.lastIndexOf('/') + 1), was.get(key), is.get(key))).join('; ');
}

function sayChange(name: string, was: unknown, is: unknown): string {
  if (was === undefined) return `${name} ${sayValue(is)} added`;
  if (is === undefined) return `${name} ${sayValue(was)} removed`;
  return typeof is === 'string'
    ? `${sayValue(was)} now reads ${sayValue(is)}`
    : `${name} ${sayValue(was)} before, ${sayValue(is)} now`;
}

const sayValue = (value: unknown) => (typeof value === 'string' ? `“${value}”` : String(value));

function leavesOf(value: unknown, at = ''): Map<string, unknown> {
  if (!isRecord(value) && !Array.isArray(value)) return new Map([[at, value]]);
  return new Map(Object.entries(value).flatMap(([key, entry]) => [...leavesOf(entry, `${at}/${key}`)]));
}

function sentenceName(file: string): string {
  const [, language] = /^translations\/([^/]+)\//.exec(file) ?? [];
  return language === undefined ? nameOf(file) : `${nameOf(file)} in ${language}`;
}
