import { useEffect, useMemo } from 'react';
import { keysOf } from '#checks/finding.ts';
import { kindOf } from '#checks/kinds.ts';
import { styled } from '#src/theme/styled.tsx';
import { editJson, valueAt } from '../../documents/editJson.ts';
import { wholeSchemaAt } from '../../documents/metaSchema.ts';
import { languagesOf } from '../../documents/outline.ts';
import { translatedTexts } from '../../documents/translatedTexts.ts';
import type { Place } from '../Outline.tsx';
import type { Workbench } from '../useWorkbench.ts';
import type { WizardStart } from '../wizards/WizardDialog.tsx';
import { AnswersPart } from './AnswersPart.tsx';
import { MetaForm } from './MetaForm.tsx';
import { QuestionPart } from './QuestionPart.tsx';
import { QuestionsPart } from './QuestionsPart.tsx';
import { fieldWords, shownSchema, shownValue, withShown } from './shownSchema.ts';
import { TranslationsPart } from './TranslationsPart.tsx';

export type FormTabProps = {
  workbench: Workbench;
  documents: Readonly<Record<string, unknown>>;
  /** What is edited. */
  entry: Place;
  /** What of it was asked for. */
  place: Place;
  onGo: (place: Place) => void;
  onWizard: (start: WizardStart) => void;
};

/** A document or a part of it as a form. Every edit changes the letters of what it is about, and no others. */
export function FormTab({ workbench, documents, entry, place, onGo, onWizard }: FormTabProps) {
  const { file, pointer } = entry;
  const kind = kindOf(file) ?? '';
  const keys = useMemo(() => keysOf(pointer), [pointer]);
  const text = workbench.texts[file] ?? '';
  const path = useMemo(() => pathIn(documents[file], keys), [documents, file, keys]);
  const schema = useMemo(() => {
    const whole = wholeSchemaAt(documents, kind, keys);
    return whole && shownSchema(whole, { kind, depth: keys.length, value: valueAt(text, path) });
  }, [documents, kind, keys, text, path]);
  const texts = useMemo(() => translatedTexts(documents, file, pointer), [documents, file, pointer]);
  const languages = languagesOf(Object.keys(documents));
  useEffect(() => {
    if (place.pointer.length <= pointer.length) return;
    // RJSF names a field by its way from the root.
    const field = document.getElementById(['root', ...keysOf(place.pointer.slice(pointer.length))].join('_'));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [place, pointer]);
  const isForm = kind === 'quiz' || kind === 'form';
  const list = kind === 'options' ? keys[1] : undefined;
  return (
    <Parts>
      {isForm && keys.length === 0 && (
        <QuestionsPart workbench={workbench} documents={documents} file={file} onGo={onGo} onWizard={onWizard} />
      )}
      {schema && kind !== 'texts' && list === undefined && (
        <MetaForm
          schema={schema}
          uiSchema={fieldWords}
          value={shownValue(schema, valueAt(text, path))}
          onChange={(value) =>
            workbench.edit(file, editJson(text, path, withShown(schema, valueAt(text, path), value)))
          }
        />
      )}
      {isForm && keys.length === 2 && (
        <QuestionPart workbench={workbench} documents={documents} file={file} name={keys[1] ?? ''} />
      )}
      {list !== undefined && <AnswersPart workbench={workbench} documents={documents} list={list} />}
      {texts.length > 0 && languages.length > 0 && (
        <TranslationsPart
          workbench={workbench}
          file={file}
          texts={texts}
          languages={languages}
          isEnglishEdited={kind === 'texts'}
        />
      )}
    </Parts>
  );
}

/** Keys as a path: positions of lists are numbers. */
function pathIn(document: unknown, keys: readonly string[]): (string | number)[] {
  let value = document;
  return keys.map((key) => {
    const step = Array.isArray(value) ? Number(key) : key;
    value = (value as Record<string | number, unknown> | undefined)?.[step];
    return step;
  });
}

const Parts = styled('div')({ padding: '4px 4px 24px', '& > div:first-of-type': { marginBottom: 8 } });
