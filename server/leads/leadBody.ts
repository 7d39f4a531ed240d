import type { FormTiming } from '#domain/leads/suspicion.ts';
import { fromWire, wireName, wireSchema } from '#domain/wire.ts';
import { CONSENT_FIELD, type ConsentWording, type ShownConsent } from '#server/consent.ts';
import type { ServerForm } from '#server/forms.ts';
import { type BodyReader, bodyReader } from '#server/http/bodyReader.ts';
import type { Fields } from './lead.ts';
import type { ReadLead } from './leadKind.ts';

const shortText = (maxLength: number) => ({ type: 'string', maxLength, format: 'text' });

/** What a body says about the shown consent box (D22); every part is optional. */
const consentPart = {
  type: 'object',
  additionalProperties: false,
  properties: {
    text: { type: 'string', maxLength: 1000, format: 'lines' },
    version: shortText(40),
    page: shortText(200),
    language: shortText(20),
  },
};

/** The box as it is described to other software: its current wordings. Earlier ones are accepted too (D71). */
function describedConsent(consents: readonly ConsentWording[]): object {
  if (consents.length === 0) return consentPart;
  const { text, version, ...others } = consentPart.properties;
  const among = (values: readonly string[]) => ({ enum: [...new Set(values)] });
  return {
    ...consentPart,
    properties: {
      ...others,
      text: { ...text, ...among(consents.map((wording) => wording.text)) },
      version: { ...version, ...among(consents.map((wording) => wording.version)) },
    },
  };
}

/** How the form was filled in; may be left out. `honeypot` is the field that visitors do not see. */
const timingPart = {
  type: 'object',
  additionalProperties: false,
  properties: {
    seconds: { type: 'number', minimum: 0 },
    honeypot: { type: 'string', maxLength: 1000, format: 'lines' },
  },
};

type Options = {
  /** Whether the body uses the names of the form itself or those of the wire (spec 7). */
  names?: 'form' | 'wire';
  /** What the body has besides the form's fields. */
  required?: readonly string[];
  properties?: Readonly<Record<string, object>>;
};
type LeadBody<Rest> = Omit<ReadLead, 'details'> & { rest: Rest };

/**
 * Creates the function that reads the bodies of one kind of lead: the fields of its form, whatever they are, the consent
 * box that was shown, how the form was filled in, and `rest`, which only this kind has. Throws a 422.
 */
export function leadBodyReader<Rest extends object = object>(
  { schema, messagesIn, consents }: ServerForm,
  { names = 'form', required = [], properties = {} }: Options = {},
): BodyReader<LeadBody<Rest>> {
  const form = names === 'wire' ? wireSchema(schema) : schema;
  const consentBox = names === 'wire' ? wireName(CONSENT_FIELD) : CONSENT_FIELD;
  const read = bodyReader<Record<string, unknown> & { consent?: ShownConsent; trace?: FormTiming }>(
    {
      ...form,
      required: [...form.required, ...required],
      properties: { ...form.properties, ...properties, consent: consentPart, trace: timingPart },
    },
    messagesIn,
  );

  const readLead = (received: unknown): LeadBody<Rest> => {
    const { consent = {}, trace = {}, ...body } = read(received);
    const pick = (wanted: readonly string[]) =>
      Object.fromEntries(wanted.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]));
    const given = names === 'wire' ? fromWire(body, schema) : pick(Object.keys(schema.properties));
    const { [CONSENT_FIELD]: agrees, ...fields }: Fields = given;
    // The cast holds because the schema of these properties has just accepted them.
    const rest = pick(Object.keys(properties)) as Rest;
    return { fields, agrees, consentBox, shownConsent: consent, formTiming: trace, rest };
  };
  const described = { ...form.properties, ...properties, consent: describedConsent(consents), trace: timingPart };
  return Object.assign(readLead, { schema: { ...read.schema, properties: described } });
}
