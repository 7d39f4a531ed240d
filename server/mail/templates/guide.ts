import matrix from '#schemas/content/feature-matrix.json' with { type: 'json' };
import posSystems from '#schemas/content/pos-systems.json' with { type: 'json' };
import { systemName } from '#server/catalogue.ts';
import { mailTexts } from '#server/mailTexts.ts';
import { byLanguage, translated } from '#server/translated.ts';
import { type Html, html } from '../html.ts';

/** The facts and words of the guide in a language. */
function contentOf(language: string) {
  const words = mailTexts(language).guide;
  const readable: Readonly<Record<string, string>> = words.values;
  const { vendors, criteria } = translated('content/feature-matrix.json', matrix, language);
  const { systems } = translated('content/pos-systems.json', posSystems, language);
  return {
    words,
    criteria,
    checklist: Object.values(words.checklist),
    features: vendors.map(({ slug, values }) => ({
      name: systemName(slug),
      cells: criteria.map(({ id, title }) => {
        // `npm run schemas:check` guarantees a value for every criterion of every vendor.
        const { value, note } = values[id as keyof typeof values];
        return { title, value: readable[value] ?? value, note };
      }),
    })),
    prices: systems.map(({ name, pricing, contract }) => ({
      name,
      monthly: pricing.monthlyFees.text || words.notPublished,
      transactions: pricing.transactionFees.text || words.notPublished,
      hardware: pricing.hardwareCosts.text || words.notPublished,
      contract: contract.terms || words.notPublished,
    })),
  };
}

/** The whole comparison as plain text: features, prices, contract terms, checklist. */
export const guideText = byLanguage((language) => {
  const { words, features, prices, checklist } = contentOf(language);
  return [
    words.featuresTitle,
    ...features.map(({ name, cells }) =>
      [name, ...cells.map(({ title, value, note }) => `  - ${title}: ${value}${note && ` (${note})`}`)].join('\n'),
    ),
    words.pricingTitle,
    ...prices.map(({ name, monthly, transactions, hardware }) =>
      [
        name,
        `  - ${words.monthly}: ${monthly}`,
        `  - ${words.transactions}: ${transactions}`,
        `  - ${words.hardware}: ${hardware}`,
      ].join('\n'),
    ),
    [words.contractsTitle, ...prices.map(({ name, contract }) => `  - ${name}: ${contract}`)].join('\n'),
    [words.checklistTitle, ...checklist.map((step) => `  - ${step}`)].join('\n'),
  ].join('\n\n');
});

/** As tables with a row per system, so that they scroll on a phone like any mail. */
export const guideHtml = byLanguage((language) => {
  const { words, criteria, features, prices, checklist } = contentOf(language);
  return html`${heading(words.featuresTitle)}${table(
    [words.system, ...criteria.map(({ title }) => title)],
    features.map(({ name, cells }) => [name, ...cells.map(({ value }) => value)]),
  )}${heading(words.pricingTitle)}${table(
    [words.system, words.monthly, words.transactions, words.hardware],
    prices.map(({ name, monthly, transactions, hardware }) => [name, monthly, transactions, hardware]),
  )}${heading(words.contractsTitle)}${table(
    [words.system, words.contractsTitle],
    prices.map(({ name, contract }) => [name, contract]),
  )}${heading(words.checklistTitle)}<ul style="margin:4px 0">${checklist.map((step) => html`<li>${step}</li>`)}</ul>`;
});

function heading(title: string): Html {
  return html`<h2 style="font-size:17px;margin:24px 0 4px">${title}</h2>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): Html {
  const cell = 'padding:4px 8px 4px 0;border-bottom:1px solid #d5e4d6';
  return html`<table cellpadding="0" cellspacing="0" style="font-size:13px;line-height:1.4;border-collapse:collapse"><tr>${head.map(
    (title) => html`<th align="left" valign="bottom" scope="col" style="${cell}">${title}</th>`,
  )}</tr>${rows.map(
    ([name = '', ...cells]) =>
      html`<tr><th align="left" valign="top" scope="row" style="${cell}">${name}</th>${cells.map(
        (value) => html`<td valign="top" style="${cell}">${value}</td>`,
      )}</tr>`,
  )}</table>`;
}
