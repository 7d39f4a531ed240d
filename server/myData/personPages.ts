import { pathInLanguage } from '#domain/pages/languagePaths.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import english from '#schemas/texts/my-data.json' with { type: 'json' };
import type { Lead } from '#server/leads/lead.ts';
import { leadKinds } from '#server/leads/leadKinds.ts';
import { localeOf } from '#server/localeOf.ts';
import { type Html, html } from '#server/mail/html.ts';
import { answeredLines, consentLines, leadWords, type Section } from '#server/mail/templates/sections.ts';
import { detailsInWords } from '#server/owner/detailsInWords.ts';
import { fillText } from '#server/texts.ts';
import { translated } from '#server/translated.ts';
import type { PersonData } from './personData.ts';

/** What the person has just done. */
export type Done = 'withdrawn' | 'deleted';

/** The only style of these pages; their policy names it by its hash. */
export const PERSON_STYLE = `
:root { color-scheme: light dark; --ground: #F6F5F1; --paper: #FFFFFF; --ink: #16211D; --muted: #5B665F; --line: #D9DDD6; --accent: #0A5C43; --on-accent: #FFFFFF; }
@media (prefers-color-scheme: dark) { :root { --ground: #0F1714; --paper: #17221E; --ink: #EEF2EF; --muted: #A9B5AF; --line: #33413B; --accent: #8FD3B6; --on-accent: #0F1714; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 44rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
.brand { font-weight: 700; color: inherit; text-decoration: none; display: inline-block; padding-block: .75rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 1rem .5rem; }
h2 { font-size: 1.125rem; margin-block: 0 .5rem; }
h3 { font-size: 1rem; margin-block: 1rem .25rem; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin-block-start: 1rem; }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: .25rem 1rem; margin: 0; }
@media (max-width: 30em) { dl { grid-template-columns: 1fr; } dd { margin-block-end: .5rem; } }
dt, .muted { color: var(--muted); }
dd { margin-inline-start: 0; }
.button { font: inherit; font-weight: 600; display: inline-block; min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: .5rem; background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer; }
.confirm { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; margin-block-end: .75rem; }
.confirm input { width: 1.5rem; height: 1.5rem; flex: none; accent-color: var(--accent); }
.done { border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

type Texts = typeof english;

const textsIn = (language: string): Texts => translated('texts/my-data.json', english, language);

/** The page of a person: what is kept, and what can be done about it. */
export function personPage(data: PersonData, path: string, done: Done | undefined, language: string): string {
  const texts = textsIn(language);
  const { leads, inbox, interactions, isMailed } = data;
  const isEmpty = leads.length === 0 && interactions.length === 0;
  return page(
    language,
    texts.title,
    html`<p>${fillText(texts.intro, { brand: site.brand.name, inbox })}</p>
${done ? html`<section class="done" role="status"><p>${texts[done]}</p></section>` : ''}
${leads.map((entry) => leadPart(entry, language))}
${isEmpty ? html`<section><p>${texts.nothing}</p></section>` : takeAlongPart(path, texts)}
${isMailed ? withdrawPart(path, texts) : html`<section><p>${texts.withdrawn}</p></section>`}
${isEmpty ? '' : deletePart(path, texts)}`,
  );
}

/** For an address that this server did not make. */
export function unknownPersonPage(mailbox: string, language: string): string {
  const texts = textsIn(language);
  return page(language, texts.unknownTitle, html`<p>${fillText(texts.unknownText, { mailbox })}</p>`);
}

const page = (language: string, title: string, content: Html): string => `<!doctype html>
${
  html`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${title} | ${site.brand.name}</title>`.markup
}<style>${PERSON_STYLE}</style>${
  html`</head>
<body><main><a class="brand" href="${pathInLanguage('/', language)}">${site.brand.name}</a><h1>${title}</h1>
${content}
</main></body></html>`.markup
}
`;

function leadPart({ lead, mails }: PersonData['leads'][number], language: string): Html {
  const texts = textsIn(language);
  const kind = leadKinds.find(({ name }) => name === lead.kind);
  const title = fillText(texts.sent, {
    kind: kind?.form.inLanguage(language).schema.title ?? lead.kind,
    date: dateOf(lead.createdAt, language),
  });
  return html`<section><h2>${title}</h2>${sectionsOf(lead, language).map(sectionPart)}
${mails.length > 0 ? html`<h3>${texts.mails}</h3>${mails.map((mail) => html`<p class="muted">${mailLine(mail, language)}</p>`)}` : ''}</section>`;
}

/** What the sales team reads, in the language of the person. */
function sectionsOf(lead: Lead, language: string): Section[] {
  const kind = leadKinds.find(({ name }) => name === lead.kind);
  if (!kind) return [];
  const words = leadWords(language);
  const withdrawn = lead.consent?.withdrawnAt;
  return [
    { title: words.contactTitle, lines: answeredLines(kind.form.inLanguage(language), lead.fields, language) },
    ...detailsInWords(kind, lead, language),
    ...(kind.form.consents.length > 0
      ? [
          {
            title: words.consentTitle,
            lines: [
              ...consentLines(lead.consent, language),
              ...(withdrawn ? [{ label: textsIn(language).withdrawnAt, value: withdrawn.toISOString() }] : []),
            ],
          },
        ]
      : []),
  ];
}

const sectionPart = ({ title, lines }: Section): Html =>
  html`<h3>${title}</h3><dl>${lines.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;

const MAIL_LINES = {
  waiting: 'mailWaiting',
  sent: 'mailSent',
  failed: 'mailFailed',
  skipped: 'mailSkipped',
} as const;

const mailLine = ({ state, createdAt }: PersonData['leads'][number]['mails'][number], language: string) =>
  fillText(textsIn(language)[MAIL_LINES[state]], { date: dateOf(new Date(createdAt), language) });

const takeAlongPart = (path: string, texts: Texts): Html =>
  html`<section><h2>${texts.takeAlong}</h2><p>${texts.takeAlongText}</p><a class="button" href="${path}/data.json" download>${texts.takeAlongButton}</a></section>`;

const withdrawPart = (path: string, texts: Texts): Html =>
  html`<section><h2>${texts.withdraw}</h2><p>${texts.withdrawText}</p><form method="post" action="${path}/withdraw"><button class="button">${texts.withdrawButton}</button></form></section>`;

const deletePart = (path: string, texts: Texts): Html =>
  html`<section><h2>${texts.delete}</h2><p>${texts.deleteText}</p><form method="post" action="${path}/delete"><label class="confirm"><input type="checkbox" required>${texts.deleteConfirm}</label><button class="button">${texts.deleteButton}</button></form></section>`;

const dateOf = (date: Date, language: string) =>
  date.toLocaleDateString(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
