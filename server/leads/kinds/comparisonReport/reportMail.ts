import matrix from '#schemas/content/feature-matrix.json' with { type: 'json' };
import posSystems from '#schemas/content/pos-systems.json' with { type: 'json' };
import site from '#schemas/content/site.json' with { type: 'json' };
import { html } from '#server/mail/html.ts';
import { guideHtml, guideText } from '#server/mail/templates/guide.ts';
import { buttonLink, layout, type MailContent, smallPrint, textFooter } from '#server/mail/templates/layout.ts';
import { mailTexts } from '#server/mailTexts.ts';
import { fillText } from '#server/texts.ts';
import { translated } from '#server/translated.ts';

/** The complete comparison, requested by address alone. */
export function reportMail(comparisonUrl: string, language: string): MailContent {
  const { report: words, visitor } = mailTexts(language);
  const { disclaimer } = translated('content/site.json', site, language).company;
  const introduction = fillText(words.introduction, {
    vendors: matrix.vendors.length,
    criteria: matrix.criteria.length,
    date: translated('content/pos-systems.json', posSystems, language).lastUpdated,
  });
  const open = visitor.openComparison;
  const last = [disclaimer, words.why, words.notYou];
  return {
    subject: `${words.subject} - ${site.brand.name}`,
    text: [introduction, guideText(language), `${open}: ${comparisonUrl}`, ...last, textFooter].join('\n\n'),
    html: layout(
      words.subject,
      html`<p>${introduction}</p>${guideHtml(language)}${buttonLink(comparisonUrl, open)}${smallPrint(last)}`,
      language,
    ),
  };
}
