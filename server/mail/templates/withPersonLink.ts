import texts from '#schemas/texts/my-data.json' with { type: 'json' };
import { html } from '../html.ts';
import type { MailContent } from './layout.ts';

/** The same mail with a link to the person's own page at its end. */
export function withPersonLink({ subject, text, html: markup }: MailContent, address: string): MailContent {
  const line = html`<p style="font-size:13px;text-align:center"><a href="${address}">${texts.link}</a></p></body>`;
  return {
    subject,
    text: `${text.trimEnd()}\n\n${texts.link}:\n${address}\n`,
    html: markup.replace('</body>', () => line.markup),
  };
}
