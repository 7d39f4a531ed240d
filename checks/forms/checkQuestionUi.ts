import type { DocumentTypes } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { expectKnown } from '../names.ts';
import type { FormOutline } from './readForm.ts';

/** What a ui document may name besides the properties of its form. */
export type UiSurroundings = {
  /** All forms and quizzes that can be read, by file. */
  forms: ReadonlyMap<string, FormOutline>;
  /** The files of all forms and quizzes, including those that can't be read yet. */
  formFiles: readonly string[];
  /** Slugs in `pos-systems.json`; undefined while it can't be read. */
  vendors: ReadonlySet<string> | undefined;
  /** Names of the existing icons; undefined when they can't be read. */
  icons: ReadonlySet<string> | undefined;
};

/** The answer for systems that are not compared; it has no vendor. */
const OTHER = 'other';

type UiDocument = DocumentTypes['form-ui'] | DocumentTypes['quiz-ui'];

/** What `ui:options` may hold, on a form or in a quiz. */
export type UiOptions = {
  consentVersion?: string;
  icons?: Readonly<Record<string, string>>;
  vendorMonograms?: boolean;
  askedOn?: string;
};
export type FieldUi = { 'ui:widget'?: string; 'ui:options'?: UiOptions };

/** How each field or question looks, by its name. */
export function fieldsOf(ui: UiDocument): Map<string, FieldUi> {
  const named = Object.entries(ui).filter(([key]) => key !== '$schema' && !key.startsWith('ui:'));
  // The cast holds because the meta-schemas allow nothing but a field under any other key.
  return new Map(named as [string, FieldUi][]);
}

/** Names in the `ui:options` of a property that match nothing: answers, icons, vendors, forms. */
export function checkQuestionUi(
  file: string,
  name: string,
  options: UiOptions,
  form: FormOutline,
  surroundings: UiSurroundings,
): Finding[] {
  const at = (key: string) => `${pointer(name)}/ui:options/${key}`;
  // Without values, either any answer is possible or the list is misspelt, which is reported where it is named.
  const values = form.answers.get(name)?.values?.map(String);
  const { vendors } = surroundings;
  return [
    ...(values && options.icons
      ? checkIcons({ file, pointer: at('icons') }, name, options.icons, values, surroundings.icons)
      : []),
    ...(vendors && options.vendorMonograms ? (values ?? []).filter((value) => value !== OTHER) : []).flatMap((value) =>
      expectKnown(
        { file, pointer: at('vendorMonograms') },
        value,
        vendors ?? [],
        `the answer "${value}" is no vendor of pos-systems.json`,
      ),
    ),
    ...(options.askedOn !== undefined
      ? checkAskedOn({ file, pointer: at('askedOn') }, name, options.askedOn, form, surroundings)
      : []),
  ];
}

type Place = Pick<Finding, 'file' | 'pointer'>;

function checkIcons(
  at: Place,
  name: string,
  source: Readonly<Record<string, string>>,
  values: readonly string[],
  known: ReadonlySet<string> | undefined,
): Finding[] {
  const place = (value: string) => ({ ...at, pointer: at.pointer + pointer(value) });
  return [
    ...Object.entries(source).flatMap(([value, icon]) => [
      ...expectKnown(place(value), value, values, `"${value}" is not an answer of "${name}"`),
      ...(known ? expectKnown(place(value), icon, known, `there is no icon "${icon}"`) : []),
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
  { forms, formFiles }: UiSurroundings,
): Finding[] {
  const names = formFiles.flatMap((file) => /^forms\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);
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
