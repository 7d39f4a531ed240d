import { ENGLISH } from '#domain/pages/languagePaths.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import { type Html, html } from '../html.ts';

export type MailContent = { subject: string; text: string; html: string };

/** A single column, which all mail programs show alike. */
export function layout(title: string, content: Html, language: string = ENGLISH): string {
  return `<!doctype html>${
    html`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#f6f5f1;color:#16211d;font:16px/1.5 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#fff;border-radius:12px">
<tr><td style="padding:24px 32px;font-size:20px;font-weight:bold">${site.brand.name}</td></tr>
<tr><td style="padding:0 32px 24px">${content}</td></tr>
<tr><td style="padding:16px 32px 24px;font-size:13px;color:#5b665f">${site.company.name} · ${site.company.address}</td></tr>
</table></td></tr></table></body></html>`.markup
  }\n`;
}

/** A link that looks like a button. */
export function buttonLink(address: string, title: string): Html {
  return html`<p><a href="${address}" style="display:inline-block;padding:12px 20px;background:#0a2c23;color:#fff;border-radius:8px;text-decoration:none">${title}</a></p>`;
}

export function smallPrint(lines: readonly string[]): Html {
  return html`${lines.map((line) => html`<p style="font-size:13px">${line}</p>`)}`;
}

/** The last lines of every text mail. */
export const textFooter = `-- \n${site.company.name}\n${site.company.address}\n`;
