import { error, type Finding, pointer } from '../finding.ts';
import { expectKnown } from '../names.ts';
import type { FormOutline } from './readForm.ts';

/** Texts of refusals: field, rule, text. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Messages (`ui:messages`) that could never be shown, and required fields without one,
 * where a visitor would not be told what is wrong.
 */
export function checkMessages(file: string, messages: Messages, form: FormOutline): Finding[] {
  const place = (name: string) => (name in messages ? pointer('ui:messages', name) : '/ui:messages');
  // A chosen answer can't be wrong; a typed one can, even when it is optional.
  const refusable = [...form.properties].flatMap(([name, { type, $ref }]) => {
    if (form.file.startsWith('forms/')) return form.required.includes(name) ? [name] : [];
    return type === 'string' && $ref === undefined && form.answers.get(name)?.values === undefined ? [name] : [];
  });
  return [
    ...Object.entries(messages).flatMap(([name, byRule]) =>
      form.properties.has(name)
        ? checkRules(file, name, Object.keys(byRule), form)
        : expectKnown(
            { file, pointer: pointer('ui:messages', name) },
            name,
            form.properties.keys(),
            `"${name}" is not a property of ${form.file}`,
          ),
    ),
    ...refusable
      .filter((name) => messages[name]?.default === undefined)
      .map((name) => error(file, place(name), `no text for a refused "${name}": "ui:messages" needs ${name}.default`)),
  ];
}

function checkRules(file: string, name: string, rules: readonly string[], form: FormOutline): Finding[] {
  const property = form.properties.get(name) ?? {};
  const breakable = [
    'default',
    'type',
    ...Object.keys(property),
    ...(form.required.includes(name) ? ['required'] : []),
    ...('$ref' in property || 'oneOf' in property ? ['enum'] : []),
  ];
  return rules.flatMap((rule) =>
    expectKnown(
      { file, pointer: pointer('ui:messages', name, rule) },
      rule,
      breakable,
      `never shown: "${name}" has no rule "${rule}"`,
    ),
  );
}
