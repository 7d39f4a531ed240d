import type { Suspicion } from '#domain/leads/suspicion.ts';
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { fillText } from '#server/texts.ts';
import { html } from '../html.ts';
import type { MailContent } from './layout.ts';

/** The same mail with the warning that a program may have filled in the form. */
export function withWarning({ subject, text, html: markup }: MailContent, suspicion: Suspicion): MailContent {
  const words = texts.suspicion;
  const warning = words[suspicion];
  return {
    subject: fillText(words.subject, { subject }),
    text: `${warning}\n\n${text}`,
    html: markup.replace('<p>', () => `${html`<p><b>${warning}</b></p>`.markup}<p>`),
  };
}
