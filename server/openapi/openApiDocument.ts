import site from '#schemas/content/site.json' with { type: 'json' };
import type { LeadKind } from '#server/leads/leadKind.ts';
import { answerSchemas, ref } from './answerSchemas.ts';
import { type Operation, operationsOf } from './operations.ts';

const DESCRIPTION = `Software can take the quiz: list the questions, ask those whose conditions hold, and rank the systems by the
answers, or send them with a contact to have them stored and mailed.

Before anything is sent, \`GET /sanctum/csrf-cookie\` sets the cookie \`XSRF-TOKEN\`. It goes back as a cookie, and its
decoded value in the header \`X-XSRF-TOKEN\`. Bodies are JSON. Texts are trimmed before they are checked. A \`format\` that
JSON Schema does not define narrows a text further; a refusal says how.`;

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A value of its own for each thing to be stored. Sent again, it is answered as at first, and nothing is stored twice.',
  schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
};

/** The API as an OpenAPI 3.1 document, from the schemas that the server checks bodies with. */
export function openApiDocument({ kinds, publicUrl }: { kinds: readonly LeadKind[]; publicUrl: string }) {
  const operations = operationsOf(kinds);
  return {
    openapi: '3.1.0',
    info: { title: `${site.brand.name} API`, version: '1', description: DESCRIPTION },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(
      operations.map(({ path }) => [path, pathItem(operations.filter((each) => each.path === path))]),
    ),
    components: {
      schemas: answerSchemas,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN', description: 'The decoded value of the cookie.' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'XSRF-TOKEN', description: 'From `GET /sanctum/csrf-cookie`.' },
      },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

const pathItem = (operations: readonly Operation[]) =>
  Object.fromEntries(operations.map((operation) => [operation.method, describeCall(operation)]));

function describeCall({ id, summary, path, body, status, answer }: Operation) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    operationId: id,
    summary,
    parameters: [...inPath, ...(status === 201 ? [KEY] : [])],
    ...(body && {
      security: [{ token: [], cookie: [] }],
      requestBody: { required: true, content: json(body) },
    }),
    responses: {
      [status]: { description: 'Done', ...(answer && { content: json(answer) }) },
      ...(body && {
        422: {
          description: 'Refused: something in the body is not as it has to be',
          content: json(ref('FieldErrors')),
        },
      }),
      default: { description: 'Refused, or not possible now', content: json(ref('Error')) },
    },
  };
}

const json = (schema: Readonly<Record<string, unknown>>) => ({ 'application/json': { schema } });
