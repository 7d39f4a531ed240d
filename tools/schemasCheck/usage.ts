import type { Documents, Finding } from '#checks/finding.ts';
import { kindOf } from '#checks/kinds.ts';

/** Forms and quizzes that neither a page (`virtual:form/NAME`) nor the server (`…/NAME.schema.json`) uses. */
export function checkUsage(documents: Documents, code: Readonly<Record<string, string>>): Finding[] {
  const sources = Object.values(code);
  return Object.keys(documents).flatMap((file) => {
    const kind = kindOf(file);
    if (kind !== 'form' && kind !== 'quiz') return [];
    const name = file.slice(file.indexOf('/') + 1, -'.schema.json'.length);
    const use = new RegExp(`virtual:${kind}/${name}['"]|/${name}\\.schema\\.json['"]`);
    return sources.some((source) => use.test(source))
      ? []
      : [{ severity: 'error', file, pointer: '', message: `no page and no route uses this ${kind}` }];
  });
}
