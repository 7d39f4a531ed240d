import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { systemName } from '#server/catalogue.ts';
import { fieldText } from '#server/leads/lead.ts';
import { type Html, html } from '#server/mail/html.ts';
import { greeting } from '#server/mail/templates/greeting.ts';
import { guideHtml, guideText } from '#server/mail/templates/guide.ts';
import { buttonLink, layout, type MailContent, smallPrint, textFooter } from '#server/mail/templates/layout.ts';
import { fillText } from '#server/texts.ts';
import type { QuizLead } from './quizKind.ts';

const words = texts.visitor;
const ranks = Object.values(words.rank);

/** The visitor's guide: the three systems, why each was chosen, and where to compare them. */
export function quizVisitorMail(lead: QuizLead, comparisonUrl: string): MailContent {
  const hello = greeting(fieldText(lead, 'name'));
  const consent = fillText(words.consent, { mailbox: site.company.mailboxes.support });
  const choices = lead.details.recommendations.map(({ slug, score, points }, index) => {
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
