import type { DocumentTypes } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { expectKnown, misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { checkControls } from './checkControls.ts';
import { isConsent } from './checkForm.ts';
import { checkMessages, type Messages } from './checkMessages.ts';
import { checkQuestionUi, fieldsOf, type UiOptions, type UiSurroundings } from './checkQuestionUi.ts';
import type { FormOutline } from './readForm.ts';

/** Keys, orders, messages, icons and vendors of a `NAME.ui.json` that match nothing in its form. */
export function checkUi(
  file: string,
  ui: DocumentTypes['form-ui'] | DocumentTypes['quiz-ui'],
  surroundings: UiSurroundings,
): Finding[] {
  const own = file.replace('.ui.json', '.schema.json');
  const form = surroundings.forms.get(own);
  if (!form) return surroundings.formFiles.includes(own) ? [] : [withoutForm(file, surroundings)];
  const fields = fieldsOf(ui);
  const optionsOf = (name: string): UiOptions => fields.get(name)?.['ui:options'] ?? {};
  const names = [...form.properties.keys()];
  return [
    ...[...fields.keys()].flatMap((name) =>
      form.properties.has(name)
        ? checkQuestionUi(file, name, optionsOf(name), form, surroundings)
        : expectKnown({ file, pointer: pointer(name) }, name, names, `"${name}" is not a property of ${form.file}`),
    ),
    ...('ui:order' in ui ? checkOrder(file, ui['ui:order'] as readonly string[], names) : []),
    ...checkMessages(file, (ui['ui:messages'] ?? {}) as Messages, form),
    ...checkConsents(file, optionsOf, form),
    ...checkControls(file, form, fields),
    ...(form.file.startsWith('quizzes/') ? checkOptional(file, optionsOf, form) : []),
  ];
}

function withoutForm(file: string, { formFiles }: UiSurroundings): Finding {
  const best = nearest(file.replace('.ui.json', '.schema.json'), formFiles);
  return misnamed({ file, pointer: '' }, 'there is no form or quiz of this name', best?.replace('.schema.', '.ui.'));
}

function checkOrder(file: string, order: readonly string[], names: readonly string[]): Finding[] {
  const left = order.includes('*') ? [] : names.filter((name) => !order.includes(name));
  return [
    ...order.flatMap((name, index) =>
      expectKnown({ file, pointer: pointer('ui:order', index) }, name, ['*', ...names], `"${name}" is not a property`),
    ),
    ...left.map((name) => error(file, '/ui:order', `"${name}" is missing: the form could not be shown`)),
  ];
}

function checkConsents(file: string, optionsOf: (name: string) => UiOptions, form: FormOutline): Finding[] {
  return [...form.properties].flatMap(([name, property]) => {
    const hasVersion = 'consentVersion' in optionsOf(name);
    if (hasVersion === isConsent(property)) return [];
    return hasVersion
      ? [
          error(
            file,
            `${pointer(name)}/ui:options/consentVersion`,
            `"${name}" is not a consent: a consent is a boolean with "enum": [true]`,
          ),
        ]
      : [
          error(
            file,
            pointer(name),
            `the consent "${name}" needs "consentVersion", which is stored with its wording (D22)`,
          ),
        ];
  });
}

/** An optional question of a quiz has to be asked on a form: otherwise it is never asked. */
function checkOptional(file: string, optionsOf: (name: string) => UiOptions, form: FormOutline): Finding[] {
  const conditional = new Set(form.rules.flatMap(({ asks }) => asks.map(({ question }) => question)));
  return [...form.properties.keys()]
    .filter((name) => !form.required.includes(name) && !conditional.has(name))
    .filter((name) => optionsOf(name).askedOn === undefined)
    .map((name) =>
      error(
        form.file,
        pointer('properties', name),
        `can never be reached: "${name}" is neither required nor asked by a rule, and ${file} names no form that asks it ("askedOn")`,
      ),
    );
}
