import { createHash } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '#server/http/entityTags.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { DOCS_STYLE, docsPage } from './docsPage.ts';
import { openApiDocument } from './openApiDocument.ts';

type Options = { kinds: readonly LeadKind[]; publicUrl: string };

/** The description of the API, for software and for people. */
export const openApiRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const document = openApiDocument(options);
  const description = kept(JSON.stringify(document), 'application/json; charset=utf-8');
  const page = kept(docsPage(document), 'text/html; charset=utf-8');
  const policy = `default-src 'none'; style-src ${hashSource(DOCS_STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

  app.get('/api/openapi.json', async (request, reply) => send(request, reply, description));
  app.get('/api/docs', async (request, reply) => send(request, reply.header('content-security-policy', policy), page));
};

const kept = (content: string, type: string) => ({
  content,
  type,
  etag: `"${digest(content, 'base64url').slice(0, 22)}"`,
});

function send(request: FastifyRequest, reply: FastifyReply, { content, type, etag }: ReturnType<typeof kept>) {
  reply.header('cache-control', 'public, max-age=300').header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(content);
}

const digest = (content: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(content).digest(encoding);
const hashSource = (content: string) => `'sha256-${digest(content, 'base64')}'`;
