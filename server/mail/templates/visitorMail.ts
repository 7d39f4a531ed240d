import type { RankedSystem } from '#domain/scoring.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { systemName } from '#server/catalogue.ts';
import { fillText } from '#server/texts.ts';
import { type Html, html } from '../html.ts';
import { greeting } from './greeting.ts';
import { guideHtml, guideText } from './guide.ts';
import { buttonLink, layout, type MailContent, smallPrint, textFooter } from './layout.ts';

type Input = { name: string; recommendations: readonly RankedSystem[]; comparisonUrl: string };

const words = texts.visitor;
const ranks = Object.values(words.rank);

/** The visitor's guide: the three systems, why each was chosen, and where to compare them. */
export function visitorMail({ name, recommendations, comparisonUrl }: Input): MailContent {
  const hello = greeting(name);
  const consent = fillText(words.consent, { mailbox: site.company.mailboxes.support });
  const choices = recommendations.map(({ slug, score, points }, index) => {
    const reasons = points.filter((entry) => entry.points > 0).map(({ why }) => why);
    return {
      heading: `${ranks[index] ?? ''}: ${systemName(slug)} (${fillText(words.points, { score })})`,
      reasons: reasons.length > 0 ? reasons : [words.noReasons],
    };
  });

  return {
    subject: `${words.subject} - ${site.brand.name}`,
    text: [
      hello,
      words.introduction,
      ...choices.map(({ heading, reasons }) => [heading, ...reasons.map((reason) => `  - ${reason}`)].join('\n')),
      `${words.openComparison}: ${comparisonUrl}`,
      guideText,
      site.company.disclaimer,
      consent,
      words.notYou,
      textFooter,
    ].join('\n\n'),
    html: layout(
      words.subject,
      html`<p>${hello}</p><p>${words.introduction}</p>${choices.map(choiceHtml)}${buttonLink(comparisonUrl, words.openComparison)}${guideHtml}${smallPrint([site.company.disclaimer, consent, words.notYou])}`,
    ),
  };
}

function choiceHtml({ heading, reasons }: { heading: string; reasons: readonly string[] }): Html {
  return html`<h2 style="font-size:17px;margin:20px 0 4px">${heading}</h2><p style="margin:0">${words.reasonsTitle}</p><ul style="margin:4px 0">${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>`;
}
