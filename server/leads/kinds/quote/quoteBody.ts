import { isRecord } from '#domain/json.ts';
import { fromWire, wireSchema } from '#domain/wire.ts';
import quoteRequestSchema from '#schemas/forms/quote-request.schema.json' with { type: 'json' };
import quoteRequestUi from '#schemas/forms/quote-request.ui.json' with { type: 'json' };
import { allSystems } from '#server/catalogue.ts';
import { CONSENT_FIELD } from '#server/consent.ts';
import { contactForm, readForm, type ServerForm, without } from '#server/forms.ts';
import { leadBodyReader } from '#server/leads/leadBody.ts';
import type { ReadLead } from '#server/leads/leadKind.ts';

type Rest = {
  comparison_id?: string;
  data: Record<string, unknown> & {
    pos_systems: string[] | Record<string, unknown>;
    additional_info?: { text: string };
  };
};

/** The contact step of the quiz, where the consent was given. */
export const quoteContactForm: ServerForm = { ...without(contactForm, CONSENT_FIELD), consents: [] };

const requestForm = readForm(quoteRequestSchema, quoteRequestUi);
const { posSystems, additionalInfo } = requestForm.schema.properties;
/** Everything but the systems. */
export const quoteWishesForm: ServerForm = without(requestForm, 'posSystems');

/** All fields of a quote request. */
export const quoteForm: ServerForm = {
  ...quoteContactForm,
  schema: {
    ...quoteContactForm.schema,
    properties: { ...quoteContactForm.schema.properties, ...quoteWishesForm.schema.properties },
  },
  options: { ...quoteContactForm.options, ...quoteWishesForm.options },
};

const wishes = wireSchema(without(quoteWishesForm, 'additionalInfo').schema);
const slugs = { type: 'string', enum: allSystems.map(({ slug }) => slug) };
const shownText = { type: 'string', maxLength: 2000, format: 'lines' };

/** The quote request of spec 3: the contact, and the systems by id, or by slug with what was shown of each. */
const read = leadBodyReader<Rest>(quoteContactForm, {
  names: 'wire',
  required: ['data'],
  properties: {
    comparison_id: { type: 'string', maxLength: 40, format: 'text' },
    data: {
      type: 'object',
      additionalProperties: false,
      required: ['pos_systems', ...wishes.required],
      properties: {
        ...wishes.properties,
        pos_systems: {
          ...posSystems,
          type: ['array', 'object'],
          items: slugs,
          minProperties: 1,
          maxProperties: allSystems.length,
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
          properties: { text: { ...additionalInfo } },
        },
      },
    },
  },
});

export const quoteBody = read.schema;

type QuoteBody = Omit<ReadLead, 'details'> & { slugs: string[]; comparisonId: string | undefined };

/** Reads a quote request from a request's body, or throws a 422. */
export function readQuoteBody(body: unknown): QuoteBody {
  const { rest, fields, ...received } = read(body);
  const { pos_systems: systems, additional_info: info, ...others } = rest.data;
  return {
    ...received,
    fields: { ...fields, ...fromWire(others, quoteWishesForm.schema), ...(info && { additionalInfo: info.text }) },
    slugs: isRecord(systems) ? Object.keys(systems) : systems,
    comparisonId: rest.comparison_id,
  };
}
