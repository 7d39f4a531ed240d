import { ENGLISH } from '#domain/pages/languagePaths.ts';
import { normaliseText } from '#domain/text/normaliseText.ts';
import type { ConsentWording, ShownConsent } from '#server/consent.ts';
import type { Connection } from '#server/database/schema.ts';
import type { ServerForm } from '#server/forms.ts';
import { createConsentWordingRepository } from '#server/repositories/consentWordingRepository.ts';

/** The wording that a client says it showed; undefined when no build of the site has shown it. */
export type FindWording = (
  form: Pick<ServerForm, 'id' | 'consents'>,
  shown: ShownConsent,
  language: string,
) => Promise<ConsentWording | undefined>;

/**
 * Keeps the wordings of this build, and knows those of all earlier ones: a form that was opened before a release may be
 * sent after it. What a client leaves out about the box is taken from the current form.
 */
export async function knowWordings(
  connection: Connection,
  forms: readonly Pick<ServerForm, 'id' | 'consents'>[],
  now: () => Date,
): Promise<FindWording> {
  const repository = createConsentWordingRepository(connection);
  const current = forms.flatMap(({ id, consents }) => consents.map((wording) => ({ form: id, ...wording })));
  await repository.add(current, now());
  let known = await repository.list();

  const matching = ({ id }: Pick<ServerForm, 'id'>, { text, version }: ShownConsent) =>
    known.filter(
      (wording) =>
        wording.form === id &&
        (version === undefined || wording.version === version) &&
        (text === undefined || normaliseText(wording.text) === text),
    );

  return async (form, shown, language) => {
    const isNothingSaid = shown.text === undefined && shown.version === undefined;
    let found: readonly ConsentWording[] = isNothingSaid ? form.consents : matching(form, shown);
    if (found.length === 0) {
      // Another process may run a newer build, and have shown a newer box.
      known = await repository.list();
      found = matching(form, shown);
    }
    const wording = inLanguage(found, [shown.language, language, ENGLISH]) ?? found[0];
    return wording && { text: wording.text, version: wording.version, language: wording.language };
  };
}

const inLanguage = (wordings: readonly ConsentWording[], wanted: readonly (string | undefined)[]) =>
  wanted
    .map((language) => wordings.find((wording) => wording.language === language))
    .find((wording) => wording !== undefined);
