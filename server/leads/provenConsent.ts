import { findRoute } from '#domain/pages/findRoute.ts';
import { headSource } from '#domain/pages/headSource.ts';
import { languageOfPath } from '#domain/pages/languagePaths.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/api.json' with { type: 'json' };
import type { Consent } from '#server/consent.ts';
import type { ServerForm } from '#server/forms.ts';
import { Refusal } from '#server/http/refusal.ts';
import { translated } from '#server/translated.ts';
import type { FindWording } from './knownWordings.ts';
import type { ReadLead } from './leadKind.ts';

/** What the server itself knows about a request. */
export type Seen = {
  /** The page it was sent from; undefined when the browser does not report it. */
  page: string | undefined;
  language: string;
  address: string;
  at: Date;
};
type Given = Pick<ReadLead, 'agrees' | 'consentBox' | 'shownConsent'>;

/** Recorded when neither the browser nor the client names a page of the site. */
const NOT_SAID = 'not said';
const languages = site.languages.map(({ code }) => code);

/**
 * The proof of a consent, or none when the box was not ticked: the answer decides, not what the form demands. A wording
 * that was never shown proves nothing, and is refused.
 */
export async function provenConsent(
  form: ServerForm,
  { agrees, consentBox, shownConsent }: Given,
  seen: Seen,
  findWording: FindWording,
): Promise<Consent | undefined> {
  if (agrees !== true || form.consents.length === 0) return undefined;
  const wording = await findWording(form, shownConsent, seen.language);
  if (!wording)
    throw new Refusal(422, 'invalidBody', {
      errors: (language) => ({ [consentBox]: [translated('texts/api.json', texts, language).field.unknownConsent] }),
    });
  const { at, address } = seen;
  return { ...wording, page: seen.page ?? pageOfSite(shownConsent.page) ?? NOT_SAID, at, address };
}

/** The page that a client names is accepted if the site has such a page. */
function pageOfSite(said: string | undefined): string | undefined {
  if (!said?.startsWith('/')) return undefined;
  const { path } = languageOfPath(said, languages);
  return findRoute(headSource.routes, path) && said;
}
