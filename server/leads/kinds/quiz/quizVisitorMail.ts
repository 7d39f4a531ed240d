import site from '#schemas/content/site.json' with { type: 'json' };
import { reasonIn, systemName } from '#server/catalogue.ts';
import { fieldText } from '#server/leads/lead.ts';
import { type Html, html } from '#server/mail/html.ts';
import { greeting } from '#server/mail/templates/greeting.ts';
import { guideHtml, guideText } from '#server/mail/templates/guide.ts';
import { buttonLink, layout, type MailContent, smallPrint, textFooter } from '#server/mail/templates/layout.ts';
import { mailTexts } from '#server/mailTexts.ts';
import { fillText } from '#server/texts.ts';
import { translated } from '#server/translated.ts';
import type { QuizLead } from './quizKind.ts';

/** The visitor's guide: the three systems, why each was chosen, and where to compare them. */
export function quizVisitorMail(lead: QuizLead, comparisonUrl: string): MailContent {
  const { language } = lead;
  const words = mailTexts(language).visitor;
  const ranks = Object.values(words.rank);
  const { disclaimer } = translated('content/site.json', site, language).company;
  const hello = greeting(fieldText(lead, 'name'), language);
  const consent = fillText(words.consent, { mailbox: site.company.mailboxes.support });
  const choices = lead.details.recommendations.map(({ slug, score, points }, index) => {
    const reasons = points.filter((entry) => entry.points > 0).map((entry) => reasonIn(language, slug, entry));
    return {
      title: words.reasonsTitle,
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
      guideText(language),
      disclaimer,
      consent,
      words.notYou,
      textFooter,
    ].join('\n\n'),
    html: layout(
      words.subject,
      html`<p>${hello}</p><p>${words.introduction}</p>${choices.map(choiceHtml)}${buttonLink(comparisonUrl, words.openComparison)}${guideHtml(language)}${smallPrint([disclaimer, consent, words.notYou])}`,
      language,
    ),
  };
}

function choiceHtml({ title, heading, reasons }: { title: string; heading: string; reasons: readonly string[] }): Html {
  return html`<h2 style="font-size:17px;margin:20px 0 4px">${heading}</h2><p style="margin:0">${title}</p><ul style="margin:4px 0">${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>`;
}
