import { isRecord } from '#domain/json.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { expectKnown } from '../names.ts';
import type { FormOutline } from './readForm.ts';

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

/** The `ui:options` of a property; empty where there are none. */
export function optionsOf(ui: Record<string, unknown>, name: string): Record<string, unknown> {
  const field = ui[name];
  return isRecord(field) && isRecord(field['ui:options']) ? field['ui:options'] : {};
}

/** What the `ui:options` of one property name that is not there: answers, icons, vendors, the form that asks it. */
export function checkQuestionUi(
  file: string,
  name: string,
  options: Record<string, unknown>,
  form: FormOutline,
  surroundings: UiSurroundings,
): Finding[] {
  const at = (key: string) => `${pointer(name)}/ui:options/${key}`;
  const values = (form.answers.get(name)?.values ?? []).map(String);
  return [
    ...checkIcons({ file, pointer: at('icons') }, name, options.icons, values, surroundings.icons),
    ...(options.vendorKeys === true ? values.filter((value) => value !== OTHER) : []).flatMap((value) =>
      expectKnown(
        { file, pointer: at('vendorKeys') },
        value,
        surroundings.vendors,
        `the answer "${value}" is no vendor of pos-systems.json`,
      ),
    ),
    ...(typeof options.askedOn === 'string'
      ? checkAskedOn({ file, pointer: at('askedOn') }, name, options.askedOn, form, surroundings)
      : []),
  ];
}

type Place = Pick<Finding, 'file' | 'pointer'>;

function checkIcons(
  at: Place,
  name: string,
  source: unknown,
  values: readonly string[],
  known: ReadonlySet<string> | undefined,
): Finding[] {
  if (!isRecord(source)) return [];
  const place = (value: string) => ({ ...at, pointer: at.pointer + pointer(value) });
  return [
    ...Object.entries(source).flatMap(([value, icon]) => [
      ...expectKnown(place(value), value, values, `"${value}" is not an answer of "${name}"`),
      ...(known && typeof icon === 'string'
        ? expectKnown(place(value), icon, known, `there is no icon "${icon}"`)
        : []),
    ]),
    ...values
      .filter((value) => !(value in source))
      .map((value): Finding => ({ severity: 'warning', ...at, message: `"${value}" has no icon` })),
  ];
}

function checkAskedOn(
  at: Place,
  name: string,
  formName: string,
  quiz: FormOutline,
  { forms }: UiSurroundings,
): Finding[] {
  const names = [...forms.keys()].flatMap((file) => /^forms\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);
  const form = forms.get(`forms/${formName}.schema.json`);
  return [
    ...expectKnown(at, formName, names, `there is no form "${formName}"`),
    ...(form && !form.properties.has(name)
      ? [error(at.file, at.pointer, `the form "${formName}" does not ask "${name}"`)]
      : []),
    ...(quiz.required.includes(name)
      ? [error(at.file, at.pointer, `"${name}" is required, so the quiz itself asks it`)]
      : []),
  ];
}
