import { isRecord } from '#domain/json.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { expectKnown } from '../names.ts';
import type { FormOutline } from './readForm.ts';

/**
 * The texts of refusals (`ui:messages`: field, rule, text): those that could never be shown, and required fields of a
 * form without one, where a visitor would be refused without words.
 */
export function checkMessages(file: string, source: unknown, form: FormOutline): Finding[] {
  const messages = isRecord(source) ? source : {};
  const hasDefault = (name: string) => isRecord(messages[name]) && 'default' in messages[name];
  const place = (name: string) => (name in messages ? pointer('ui:messages', name) : '/ui:messages');
  const required = form.file.startsWith('forms/') ? form.required.filter((name) => form.properties.has(name)) : [];
  return [
    ...Object.entries(messages).flatMap(([name, byRule]) =>
      form.properties.has(name)
        ? checkRules(file, name, Object.keys(isRecord(byRule) ? byRule : {}), form)
        : expectKnown(
            { file, pointer: pointer('ui:messages', name) },
            name,
            form.properties.keys(),
            `"${name}" is not a property of ${form.file}`,
          ),
    ),
    ...required
      .filter((name) => !hasDefault(name))
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
