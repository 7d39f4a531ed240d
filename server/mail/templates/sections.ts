import { ENGLISH } from '#domain/pages/languagePaths.ts';
import type { BundledForm } from '#domain/questions/formSchema.ts';
import { questionsOf } from '#domain/questions/questionFlow.ts';
import type { Consent } from '#server/consent.ts';
import { mailTexts } from '#server/mailTexts.ts';
import { type Html, html } from '../html.ts';

export type Line = { label: string; value: string };
/** A part of a mail to the sales team: what it is about, and labelled values. */
export type Section = { title: string; lines: readonly Line[] };

/** The words about a lead: in English for the sales team, in their own language for the person. */
export const leadWords = (language: string = ENGLISH) => mailTexts(language).lead;

export function sectionText({ title, lines }: Section): string {
  return [title, ...lines.map(({ label, value }) => `  ${label}: ${value}`)].join('\n');
}

export function sectionHtml({ title, lines }: Section): Html {
  const rows = lines.map(
    ({ label, value }) =>
      html`<tr><th align="left" valign="top" style="padding:2px 12px 2px 0;font-weight:normal;color:#5b665f">${label}</th><td style="padding:2px 0">${value}</td></tr>`,
  );
  return html`<h2 style="font-size:17px;margin:20px 0 4px">${title}</h2><table role="presentation" cellpadding="0" cellspacing="0">${rows}</table>`;
}

/** The answers of a form or quiz, in its order and words. */
export function answeredLines(
  { schema, options }: BundledForm,
  values: Readonly<Record<string, unknown>>,
  language?: string,
): Line[] {
  const words = leadWords(language);
  return Object.entries(schema.properties)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, { title = name }]) => ({ label: title, value: formatAnswer(values[name], options[name], words) }));
}

/** The quiz's own questions, then those asked on a form (D12). */
export function answeredQuestions(
  quiz: BundledForm,
  answers: Readonly<Record<string, unknown>>,
  language?: string,
): Line[] {
  const { properties } = quiz.schema;
  const order = [...new Set([...questionsOf(quiz.schema), ...Object.keys(properties)])];
  const ordered = Object.fromEntries(order.flatMap((name) => (properties[name] ? [[name, properties[name]]] : [])));
  return answeredLines({ ...quiz, schema: { ...quiz.schema, properties: ordered } }, answers, language);
}

type Options = readonly { value: string; title: string }[] | undefined;

function formatAnswer(value: unknown, options: Options, words: { yes: string; no: string }): string {
  return [value]
    .flat()
    .map((entry) => {
      if (typeof entry === 'boolean') return entry ? words.yes : words.no;
      return typeof entry === 'object' ? JSON.stringify(entry) : titleOf(options, String(entry));
    })
    .join(', ');
}

const titleOf = (options: Options, value: string): string =>
  options?.find((option) => option.value === value)?.title ?? value;

/** What a person has agreed to, for the sales team and the desk. */
export const consentSection = ({ consent }: { consent?: Consent | undefined }): Section => ({
  title: leadWords().consentTitle,
  lines: consentLines(consent),
});

/** The consent, or that there is none. */
export function consentLines(consent: Consent | undefined, language?: string): Line[] {
  const words = leadWords(language);
  if (!consent) return [{ label: words.consentText, value: words.noConsent }];
  return [
    { label: words.consentText, value: consent.text },
    { label: words.consentVersion, value: consent.version },
    { label: words.consentAt, value: consent.at.toISOString() },
    { label: words.consentPage, value: consent.page },
    { label: words.consentLanguage, value: consent.language },
  ];
}
