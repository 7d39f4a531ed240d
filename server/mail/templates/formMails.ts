import type { BundledForm } from '#domain/formSchema.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { demoRequestForm, listingForm } from '#server/forms.ts';
import type { ReceivedDemoRequest } from '#server/repositories/demoRequestRepository.ts';
import type { ReceivedListing } from '#server/repositories/listingRepository.ts';
import { fillText } from '#server/texts.ts';
import { html } from '../html.ts';
import { greeting } from './greeting.ts';
import { layout, type MailContent, smallPrint, textFooter } from './layout.ts';
import { consentLines, type Line, type Section, sectionHtml, sectionText, titleOf } from './sections.ts';

/** Tells a vendor that the listing came in. Their own words are not repeated: they could be an advertisement. */
export function listingVisitorMail(): MailContent {
  return note(texts.listingVisitor, greeting(''));
}

/** All we know about a listing, for the people who review it. */
export function listingSalesMail({ id, listing, consent }: ReceivedListing): MailContent {
  const words = texts.listingSales;
  return report(
    fillText(words.subject, { productName: listing.productName }),
    `${words.introduction} ${words.listing}: ${id}`,
    [
      { title: words.listingTitle, lines: answeredLines(listingForm, listing) },
      { title: texts.sales.consentTitle, lines: consentLines(consent) },
    ],
  );
}

/** Tells a visitor that the demo request came in. */
export function demoVisitorMail({ request }: ReceivedDemoRequest): MailContent {
  return note(texts.demoVisitor, greeting(request.name));
}

/** All we know about a demo request, for the people who call. */
export function demoSalesMail({ id, request }: ReceivedDemoRequest): MailContent {
  const words = texts.demoSales;
  return report(
    fillText(words.subject, { restaurantName: request.restaurantName }),
    `${words.introduction} ${words.request}: ${id}`,
    [{ title: words.requestTitle, lines: answeredLines(demoRequestForm, request) }],
  );
}

type NoteWords = { subject: string; introduction: string; next: string; notYou: string };

function note({ subject, introduction, next, notYou }: NoteWords, hello: string): MailContent {
  return {
    subject: `${subject} - ${site.brand.name}`,
    text: [hello, introduction, next, notYou, textFooter].join('\n\n'),
    html: layout(subject, html`<p>${hello}</p><p>${introduction}</p><p>${next}</p>${smallPrint([notYou])}`),
  };
}

function report(subject: string, introduction: string, sections: readonly Section[]): MailContent {
  return {
    subject: `${subject} - ${site.brand.name}`,
    text: [introduction, ...sections.map(sectionText), textFooter].join('\n\n'),
    html: layout(subject, html`<p>${introduction}</p>${sections.map(sectionHtml)}`),
  };
}

/** The fields of a form that were filled in, in its own order and words. */
function answeredLines({ schema, options }: BundledForm, values: object): Line[] {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.entries(schema.properties)
    .filter(([name]) => given.has(name))
    .map(([name, { title }]) => ({
      label: title ?? name,
      value: titleOf(options[name], String(given.get(name))),
    }));
}
