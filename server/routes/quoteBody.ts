import { isRecord } from '#domain/json.ts';
import type { FormTiming } from '#domain/suspicion.ts';
import { fromWire, wireSchema } from '#domain/wire.ts';
import { allSystems } from '#server/catalogue.ts';
import { contactForm, contactMessages, quoteRequestForm } from '#server/forms.ts';
import { bodyReader } from '#server/http/bodyReader.ts';
import type { Lead } from '#server/repositories/leadRepository.ts';
import { tracePart } from './bodyParts.ts';

type Body = Record<string, unknown> & {
  comparison_id?: string;
  trace?: FormTiming;
  data: { pos_systems: string[] | Record<string, unknown>; additional_info?: { text: string } };
};

export type QuoteBody = {
  contact: Lead['contact'];
  comparisonId: string | undefined;
  slugs: string[];
  additionalInfo: string | undefined;
  trace: FormTiming;
};

const { agree_to_comms: _givenWithTheQuiz, ...contactFields } = wireSchema(contactForm.schema).properties;
const { posSystems, additionalInfo } = quoteRequestForm.schema.properties;
const slugs = { type: 'string', enum: allSystems.map(({ slug }) => slug) };
const shownText = { type: 'string', maxLength: 2000, format: 'lines' };

/** The quote request of spec 3: who asks, and for which systems, by id or by slug with what was shown of each. */
const readBody = bodyReader<Body>(
  {
    type: 'object',
    additionalProperties: false,
    required: [...Object.keys(contactFields), 'data'],
    properties: {
      ...contactFields,
      trace: tracePart,
      comparison_id: { type: 'string', maxLength: 40, format: 'text' },
      data: {
        type: 'object',
        additionalProperties: false,
        required: ['pos_systems'],
        properties: {
          pos_systems: {
            ...posSystems,
            type: ['array', 'object'],
            items: slugs,
            minProperties: 1,
            propertyNames: slugs,
            additionalProperties: {
              type: 'object',
              additionalProperties: false,
              properties: { name: shownText, subtitle: shownText, description: shownText },
            },
          },
          additional_info: {
            type: 'object',
            additionalProperties: false,
            required: ['text'],
            properties: { text: additionalInfo },
          },
        },
      },
    },
  },
  contactMessages,
);

/** Reads a quote request from a request's body, or throws a 422. */
export function readQuoteBody(received: unknown): QuoteBody {
  const { comparison_id: comparisonId, trace = {}, data, ...contact } = readBody(received);
  return {
    // Holds because the schema the type is made from has just accepted the values.
    contact: fromWire(contact, contactForm.schema) as Lead['contact'],
    comparisonId,
    slugs: isRecord(data.pos_systems) ? Object.keys(data.pos_systems) : data.pos_systems,
    additionalInfo: data.additional_info?.text,
    trace,
  };
}
