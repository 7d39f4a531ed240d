import type { RankedSystem } from '#domain/scoring.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { systemName } from '#server/catalogue.ts';
import { fillText } from '#server/texts.ts';
import { type Html, html } from '../html.ts';
import { buttonLink, layout, textFooter } from './layout.ts';

export type MailContent = { subject: string; text: string; html: string };
type Input = { name: string; recommendations: readonly RankedSystem[]; comparisonUrl: string };

const words = texts.visitor;
const ranks = Object.values(words.rank);

/** The visitor's guide: the three systems, why each was chosen, and where to compare them. */
export function visitorMail({ name, recommendations, comparisonUrl }: Input): MailContent {
  const greeting = isPlainName(name) ? fillText(words.greeting, { name }) : words.greetingWithoutName;
  const consent = fillText(words.consent, { mailbox: site.company.mailboxes.support });
  const choices = recommendations.map((system, index) => ({
    heading: `${ranks[index] ?? ''}: ${systemName(system.slug)} (${fillText(words.points, { score: system.score })})`,
    reasons: system.points.length > 0 ? system.points.map(({ why }) => why) : [words.noReasons],
  }));

  return {
    subject: `${words.subject} - ${site.brand.name}`,
    text: [
      greeting,
      words.introduction,
      ...choices.map(({ heading, reasons }) => [heading, ...reasons.map((reason) => `  - ${reason}`)].join('\n')),
      `${words.openComparison}: ${comparisonUrl}`,
      site.company.disclaimer,
      consent,
      words.notYou,
      textFooter,
    ].join('\n\n'),
    html: layout(
      words.subject,
      html`<p>${greeting}</p><p>${words.introduction}</p>${choices.map(choiceHtml)}${buttonLink(comparisonUrl, words.openComparison)}
<p style="font-size:13px">${site.company.disclaimer}</p><p style="font-size:13px">${consent}</p><p style="font-size:13px">${words.notYou}</p>`,
    ),
  };
}

function choiceHtml({ heading, reasons }: { heading: string; reasons: readonly string[] }): Html {
  return html`<h2 style="font-size:17px;margin:20px 0 4px">${heading}</h2><p style="margin:0">${words.reasonsTitle}</p><ul style="margin:4px 0">${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>`;
}

/** A form that mails anyone must not carry a stranger's advertisement: a name with an address in it is left out. */
function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M} .,'’-]{1,60}$/u.test(name) && !/\.\p{L}/u.test(name);
}
