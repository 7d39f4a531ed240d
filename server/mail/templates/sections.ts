import texts from '#schemas/texts/mail.json' with { type: 'json' };
import type { Consent } from '#server/consent.ts';
import { contactForm } from '#server/forms.ts';
import type { Lead } from '#server/repositories/leadRepository.ts';
import { type Html, html } from '../html.ts';

export type Line = { label: string; value: string };
/** A part of a mail to the sales team: what it is about, and labelled values. */
export type Section = { title: string; lines: readonly Line[] };

const words = texts.sales;

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

/** How a visitor is reached, and how soon they want to decide. */
export function contactLines(contact: Lead['contact']): Line[] {
  return [
    { label: words.name, value: contact.name },
    { label: words.companyName, value: contact.companyName },
    { label: words.email, value: contact.email },
    { label: words.phone, value: contact.phone },
    { label: words.timeframe, value: titleOf(contactForm.options.timeframe, contact.timeframe) },
  ];
}

/** What a person reads for a stored option. */
export function titleOf(options: readonly { value: string; title: string }[] | undefined, value: string): string {
  return options?.find((option) => option.value === value)?.title ?? value;
}

/** What the visitor agreed to, or that they did not. */
export function consentLines(consent: Consent | undefined): Line[] {
  if (!consent) return [{ label: words.consentText, value: words.noConsent }];
  return [
    { label: words.consentText, value: consent.text },
    { label: words.consentVersion, value: consent.version },
    { label: words.consentAt, value: consent.at.toISOString() },
    { label: words.consentPage, value: consent.page },
    { label: words.consentLanguage, value: consent.language },
  ];
}
