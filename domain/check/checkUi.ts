import { isRecord } from '../json.ts';
import { isConsent } from './checkForm.ts';
import { type Finding, pointer, unknownName } from './finding.ts';
import { nearest } from './nearest.ts';
import { type FormOutline, list } from './readForm.ts';

/** What a ui document may name besides the properties of its form. */
export type UiSurroundings = {
  /** All forms and quizzes by file. */
  forms: ReadonlyMap<string, FormOutline>;
  /** Slugs of the systems in `pos-systems.json`. */
  vendors: ReadonlySet<string>;
  /** Names of the icons there are; undefined where that can't be seen. */
  icons: ReadonlySet<string> | undefined;
};

/** The answer for a system that is not compared: it has no vendor. */
const OTHER = 'other';

/** What is wrong in a `NAME.ui.json`: keys, orders, messages, icons and vendors that match nothing in its form. */
export function checkUi(file: string, source: unknown, surroundings: UiSurroundings): Finding[] {
  const form = surroundings.forms.get(file.replace('.ui.json', '.schema.json'));
  if (!form)
    return [
      unknownName({ file, pointer: '' }, 'there is no form or quiz of this name', nearestFile(file, surroundings)),
    ];
  const ui = isRecord(source) ? source : {};
  const names = [...form.properties.keys()];
  const fields = Object.entries(ui).filter(([key]) => !key.startsWith('ui:') && key !== '$schema');
  return [
    ...fields.flatMap(([name, field]) => {
      const property = form.properties.get(name);
      const at = pointer(name);
      return property
        ? checkField({ file, at, name, form, surroundings }, isRecord(field) ? field : {})
        : [unknownName({ file, pointer: at }, `"${name}" is not a property of ${form.file}`, nearest(name, names))];
    }),
    ...checkOrder(file, ui['ui:order'], names),
    ...checkMessages(file, ui['ui:messages'], form),
    ...checkConsents(file, ui, form),
    ...(form.file.startsWith('quizzes/') ? checkOptional(file, ui, form) : []),
  ];
}

type Field = { file: string; at: string; name: string; form: FormOutline; surroundings: UiSurroundings };

function checkField({ file, at, name, form, surroundings }: Field, field: Record<string, unknown>): Finding[] {
  const options = isRecord(field['ui:options']) ? field['ui:options'] : {};
  const within = (...keys: (string | number)[]) => `${at}/ui:options${pointer(...keys)}`;
  const values = form.answers.get(name)?.values?.map(String);
  const icons = isRecord(options.icons) ? Object.entries(options.icons) : [];
  const askedOn = options.askedOn;
  const form_ = typeof askedOn === 'string' ? surroundings.forms.get(`forms/${askedOn}.schema.json`) : undefined;
  const error = (where: string, message: string): Finding => ({ severity: 'error', file, pointer: where, message });
  return [
    ...icons.flatMap(([value, icon]) => [
      ...(values?.includes(value)
        ? []
        : [
            unknownName(
              { file, pointer: within('icons', value) },
              `"${value}" is not an answer of "${name}"`,
              nearest(value, values ?? []),
            ),
          ]),
      ...(surroundings.icons === undefined || typeof icon !== 'string' || surroundings.icons.has(icon)
        ? []
        : [
            unknownName(
              { file, pointer: within('icons', value) },
              `there is no icon "${icon}"`,
              nearest(icon, surroundings.icons),
            ),
          ]),
    ]),
    ...(icons.length > 0
      ? (values ?? [])
          .filter((value) => !icons.some(([named]) => named === value))
          .map(
            (value): Finding => ({
              severity: 'warning',
              file,
              pointer: within('icons'),
              message: `"${value}" has no icon`,
            }),
          )
      : []),
    ...(options.vendorKeys === true
      ? (values ?? [])
          .filter((value) => value !== OTHER && !surroundings.vendors.has(value))
          .map((value) =>
            unknownName(
              { file, pointer: within('vendorKeys') },
              `the answer "${value}" is no vendor of pos-systems.json`,
              nearest(value, surroundings.vendors),
            ),
          )
      : []),
    ...(typeof askedOn === 'string' && !form_
      ? [
          unknownName(
            { file, pointer: within('askedOn') },
            `there is no form "${askedOn}"`,
            nearest(askedOn, formNames(surroundings)),
          ),
        ]
      : []),
    ...(form_ && !form_.properties.has(name)
      ? [error(within('askedOn'), `the form "${String(askedOn)}" does not ask "${name}"`)]
      : []),
    ...(askedOn !== undefined && form.required.includes(name)
      ? [error(within('askedOn'), `"${name}" is required, so the quiz itself asks it`)]
      : []),
  ];
}

function checkOrder(file: string, order: unknown, names: readonly string[]): Finding[] {
  if (!Array.isArray(order)) return [];
  const missing = order.includes('*') ? [] : names.filter((name) => !order.includes(name));
  return [
    ...order.flatMap((name: unknown, index) =>
      name === '*' || names.includes(String(name))
        ? []
        : [
            unknownName(
              { file, pointer: pointer('ui:order', index) },
              `"${String(name)}" is not a property`,
              nearest(String(name), names),
            ),
          ],
    ),
    ...missing.map(
      (name): Finding => ({
        severity: 'error',
        file,
        pointer: '/ui:order',
        message: `"${name}" is missing: the form could not be shown`,
      }),
    ),
  ];
}

/** Which rules a property can break, so that their texts can ever be read. */
function breakableRules(form: FormOutline, name: string): Set<string> {
  const property = form.properties.get(name) ?? {};
  return new Set([
    'default',
    'type',
    ...Object.keys(property),
    ...(form.required.includes(name) ? ['required'] : []),
    ...(property.$ref ? ['enum'] : []),
  ]);
}

function checkMessages(file: string, source: unknown, form: FormOutline): Finding[] {
  const messages = isRecord(source) ? source : {};
  const names = [...form.properties.keys()];
  return [
    ...Object.entries(messages).flatMap(([name, byRule]) => {
      if (!names.includes(name))
        return [
          unknownName(
            { file, pointer: pointer('ui:messages', name) },
            `"${name}" is not a property of ${form.file}`,
            nearest(name, names),
          ),
        ];
      const rules = breakableRules(form, name);
      return Object.keys(isRecord(byRule) ? byRule : {}).flatMap((rule) =>
        rules.has(rule)
          ? []
          : [
              unknownName(
                { file, pointer: pointer('ui:messages', name, rule) },
                `never shown: "${name}" has no rule "${rule}"`,
                nearest(rule, rules),
              ),
            ],
      );
    }),
    ...(form.file.startsWith('forms/') ? form.required : [])
      .filter((name) => form.properties.has(name) && !(isRecord(messages[name]) && 'default' in messages[name]))
      .map(
        (name): Finding => ({
          severity: 'error',
          file,
          pointer: name in messages ? pointer('ui:messages', name) : 'ui:messages' in messages ? '' : '/ui:messages',
          message: `no text for a refused "${name}": "ui:messages" needs ${name}.default`,
        }),
      ),
  ];
}

function checkConsents(file: string, ui: Record<string, unknown>, form: FormOutline): Finding[] {
  return [...form.properties].flatMap(([name, property]) => {
    const field = isRecord(ui[name]) ? ui[name] : undefined;
    const options = field && isRecord(field['ui:options']) ? field['ui:options'] : {};
    const has = 'consentVersion' in options;
    if (has === isConsent(property)) return [];
    const message = has
      ? `"${name}" is no consent: a consent is a boolean with "enum": [true]`
      : `the consent "${name}" needs "consentVersion", which is stored with its wording (D22)`;
    return [
      {
        severity: 'error',
        file,
        pointer: `${field ? pointer(name) : ''}${has ? '/ui:options/consentVersion' : ''}`,
        message,
      },
    ];
  });
}

/** An optional question of a quiz is asked on a form, or it is never asked. */
function checkOptional(file: string, ui: Record<string, unknown>, form: FormOutline): Finding[] {
  const conditional = new Set(form.rules.flatMap(({ asks }) => asks.map(({ question }) => question)));
  return [...form.properties.keys()].flatMap((name) => {
    if (form.required.includes(name) || conditional.has(name)) return [];
    const field = isRecord(ui[name]) ? ui[name] : {};
    const options = isRecord(field['ui:options']) ? field['ui:options'] : {};
    if (typeof options.askedOn === 'string') return [];
    const message = `can never be reached: "${name}" is neither required nor asked by a rule, and ${file} names no form that asks it ("askedOn")`;
    return [{ severity: 'error', file: form.file, pointer: pointer('properties', name), message }];
  });
}

function formNames({ forms }: UiSurroundings): string[] {
  return [...forms.keys()].flatMap((file) => /^forms\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);
}

function nearestFile(file: string, { forms }: UiSurroundings): string | undefined {
  const best = nearest(file.replace('.ui.json', '.schema.json'), list([...forms.keys()]).map(String));
  return best?.replace('.schema.json', '.ui.json');
}
