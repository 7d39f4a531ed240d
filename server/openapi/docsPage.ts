import { escapeHtml } from '#domain/text/escapeHtml.ts';
import type { OpenApiDocument } from './openApiDocument.ts';

/** The only style of the page; its policy names it by its hash. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
section { border-top: 1px solid; padding-block: .5rem; }
h2 { font-size: 1.125rem; }
pre { overflow: auto; max-height: 24rem; padding: .75rem; border: 1px solid; border-radius: .5rem; font-size: .875rem; }
summary { min-height: 2.75rem; align-content: center; cursor: pointer; }
`;

/** The API as a page to read, without a script. */
export function docsPage({ info, paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => call(`${method.toUpperCase()} ${path}`, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)}</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}</h1>
${info.description
  .split('\n\n')
  .map((text) => `<p>${inline(text)}</p>`)
  .join('\n')}
<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${calls.join('\n')}
<section>
<h2>Shapes</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => schemaOf(name, schema))
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

type Described = OpenApiDocument['paths'][string][string];

function call(title: string, { operationId, summary, parameters, requestBody, responses }: Described): string {
  const answers = Object.entries(responses).map(([status, response]) => {
    const name = `${status}: ${response.description}`;
    return 'content' in response && response.content
      ? schemaOf(name, response.content['application/json'].schema)
      : `<p>${escapeHtml(name)}</p>`;
  });
  return `<section id="${operationId}">
<h2><code>${escapeHtml(title)}</code></h2>
<p>${inline(summary)}</p>
${parameters.map(({ name }) => `<p>With <code>${escapeHtml(name ?? '')}</code></p>`).join('\n')}
${requestBody ? schemaOf('Body', requestBody.content['application/json'].schema) : ''}
${answers.join('\n')}
</section>`;
}

const schemaOf = (name: string, schema: object) =>
  `<details><summary>${escapeHtml(name)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;

const inline = (text: string) => escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
