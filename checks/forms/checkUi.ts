import { isRecord } from '#domain/json.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { expectKnown, misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { isConsent } from './checkForm.ts';
import { checkMessages } from './checkMessages.ts';
import { checkQuestionUi, optionsOf, type UiSurroundings } from './checkQuestionUi.ts';
import type { FormOutline } from './readForm.ts';

/** What is wrong in a `NAME.ui.json`: keys, orders, messages, icons and vendors that match nothing in its form. */
export function checkUi(file: string, source: unknown, surroundings: UiSurroundings): Finding[] {
  const form = surroundings.forms.get(file.replace('.ui.json', '.schema.json'));
  if (!form) return [withoutForm(file, surroundings)];
  const ui = isRecord(source) ? source : {};
  const names = [...form.properties.keys()];
  return [
    ...Object.keys(ui)
      .filter((key) => !key.startsWith('ui:') && key !== '$schema')
      .flatMap((name) =>
        form.properties.has(name)
          ? checkQuestionUi(file, name, optionsOf(ui, name), form, surroundings)
          : expectKnown({ file, pointer: pointer(name) }, name, names, `"${name}" is not a property of ${form.file}`),
      ),
    ...checkOrder(file, ui['ui:order'], names),
    ...checkMessages(file, ui['ui:messages'], form),
    ...checkConsents(file, ui, form),
    ...(form.file.startsWith('quizzes/') ? checkOptional(file, ui, form) : []),
  ];
}

function withoutForm(file: string, { forms }: UiSurroundings): Finding {
  const best = nearest(file.replace('.ui.json', '.schema.json'), forms.keys());
  return misnamed({ file, pointer: '' }, 'there is no form or quiz of this name', best?.replace('.schema.', '.ui.'));
}

function checkOrder(file: string, order: unknown, names: readonly string[]): Finding[] {
  if (!Array.isArray(order)) return [];
  const left = order.includes('*') ? [] : names.filter((name) => !order.includes(name));
  return [
    ...order
      .map(String)
      .flatMap((name, index) =>
        expectKnown(
          { file, pointer: pointer('ui:order', index) },
          name,
          ['*', ...names],
          `"${name}" is not a property`,
        ),
      ),
    ...left.map((name) => error(file, '/ui:order', `"${name}" is missing: the form could not be shown`)),
  ];
}

function checkConsents(file: string, ui: Record<string, unknown>, form: FormOutline): Finding[] {
  return [...form.properties].flatMap(([name, property]) => {
    const hasVersion = 'consentVersion' in optionsOf(ui, name);
    if (hasVersion === isConsent(property)) return [];
    return hasVersion
      ? [
          error(
            file,
            `${pointer(name)}/ui:options/consentVersion`,
            `"${name}" is no consent: a consent is a boolean with "enum": [true]`,
          ),
        ]
      : [
          error(
            file,
            name in ui ? pointer(name) : '',
            `the consent "${name}" needs "consentVersion", which is stored with its wording (D22)`,
          ),
        ];
  });
}

/** An optional question of a quiz is asked on a form, or it is never asked. */
function checkOptional(file: string, ui: Record<string, unknown>, form: FormOutline): Finding[] {
  const conditional = new Set(form.rules.flatMap(({ asks }) => asks.map(({ question }) => question)));
  return [...form.properties.keys()]
    .filter((name) => !form.required.includes(name) && !conditional.has(name))
    .filter((name) => typeof optionsOf(ui, name).askedOn !== 'string')
    .map((name) =>
      error(
        form.file,
        pointer('properties', name),
        `can never be reached: "${name}" is neither required nor asked by a rule, and ${file} names no form that asks it ("askedOn")`,
      ),
    );
}
