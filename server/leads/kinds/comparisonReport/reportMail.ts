import matrix from '#schemas/content/feature-matrix.json' with { type: 'json' };
import posSystems from '#schemas/content/pos-systems.json' with { type: 'json' };
import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { html } from '#server/mail/html.ts';
import { guideHtml, guideText } from '#server/mail/templates/guide.ts';
import { buttonLink, layout, type MailContent, smallPrint, textFooter } from '#server/mail/templates/layout.ts';
import { fillText } from '#server/texts.ts';

const words = texts.report;

/** The complete comparison, requested by address alone. */
export function reportMail(comparisonUrl: string): MailContent {
  const introduction = fillText(words.introduction, {
    vendors: matrix.vendors.length,
    criteria: matrix.criteria.length,
    date: posSystems.lastUpdated,
  });
  const open = texts.visitor.openComparison;
  const last = [site.company.disclaimer, words.why, words.notYou];
  return {
    subject: `${words.subject} - ${site.brand.name}`,
    text: [introduction, guideText, `${open}: ${comparisonUrl}`, ...last, textFooter].join('\n\n'),
    html: layout(
      words.subject,
      html`<p>${introduction}</p>${guideHtml}${buttonLink(comparisonUrl, open)}${smallPrint(last)}`,
    ),
  };
}
