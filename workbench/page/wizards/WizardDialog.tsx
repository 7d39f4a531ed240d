import { useEffect, useId, useMemo, useState } from 'react';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { parseDocument } from '#tools/schemasCheck/parseDocument.ts';
import { changeSummary } from '../../documents/changeSummary.ts';
import { wizards } from '../../documents/wizards/registry.ts';
import type { Filled, Setting, WizardEdit } from '../../documents/wizards/wizard.ts';
import { judgeEdit, readIcons } from '../api.ts';
import { Choice, Label } from '../form/fields.tsx';
import type { Place } from '../Outline.tsx';
import type { Workbench } from '../useWorkbench.ts';
import { WizardForm } from './WizardForm.tsx';
import { type Review, WizardReview } from './WizardReview.tsx';

/** Which edit is begun with, and about what; left out, it is chosen in the dialog. */
export type WizardStart = { name?: string; subject?: string };

type WizardDialogProps = {
  workbench: Workbench;
  /** With the drafts. */
  documents: Readonly<Record<string, unknown>>;
  start: WizardStart;
  onApplied: (place: Place) => void;
  onClose: () => void;
};

/** An edit that touches several documents: what it needs is asked, what it would write is shown, and it is one step to undo. */
export function WizardDialog({ workbench, documents, start, onApplied, onClose }: WizardDialogProps) {
  const form = useId();
  const setting = useSetting(workbench, documents);
  const [name, setName] = useState(start.name ?? wizards[0]?.name ?? '');
  const [chosen, setChosen] = useState(start.subject);
  const [filled, setFilled] = useState<Filled>({});
  const [reviewed, setReviewed] = useState<{ edit: WizardEdit; review: Review }>();
  const [trouble, setTrouble] = useState<string>();

  const wizard = wizards.find((entry) => entry.name === name) ?? wizards[0];
  const subjects = useMemo(() => (setting && wizard ? wizard.subjects(setting) : []), [setting, wizard]);
  const subject = subjects.find(({ value }) => value === chosen)?.value ?? subjects[0]?.value;
  const schema = useMemo(
    () => (setting && wizard && subject !== undefined ? wizard.asks(setting, subject, filled) : undefined),
    [setting, wizard, subject, filled],
  );

  const show = async (given: Filled) => {
    if (!setting || !wizard || subject === undefined) return;
    const edit = wizard.edit(setting, subject, given);
    try {
      setReviewed({ edit, review: await reviewOf(workbench, documents, edit) });
      setTrouble(undefined);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const apply = ({ changed, place }: WizardEdit) => {
    workbench.editAll(changed);
    onApplied(place);
  };
  const forget = () => {
    setFilled({});
    setReviewed(undefined);
  };
  return (
    <DialogFrame
      open
      title={reviewed ? `${wizard?.title}: what it changes` : 'Add or change'}
      closeLabel="Close"
      onClose={onClose}
      actions={
        reviewed ? (
          <>
            <Button look="secondary" onClick={() => setReviewed(undefined)}>
              Back
            </Button>
            {reviewed.review.files.length > 0 && (
              <Button onClick={() => apply(reviewed.edit)}>Put into the draft</Button>
            )}
          </>
        ) : (
          schema && (
            <Button type="submit" form={form}>
              See what it changes
            </Button>
          )
        )
      }
    >
      {reviewed ? (
        <WizardReview review={reviewed.review} />
      ) : (
        <>
          <Label>
            <span>What is to be done</span>
            <Choice
              value={wizard?.name}
              onChange={({ target }) => {
                setName(target.value);
                setChosen(undefined);
                forget();
              }}
            >
              {wizards.map((entry) => (
                <option key={entry.name} value={entry.name}>
                  {entry.title}
                </option>
              ))}
            </Choice>
          </Label>
          {wizard?.intro !== undefined && <Intro>{wizard.intro}</Intro>}
          {subjects.length > 1 && (
            <Label>
              <span>{wizard?.about}</span>
              <Choice
                value={subject}
                onChange={({ target }) => {
                  setChosen(target.value);
                  forget();
                }}
              >
                {subjects.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </Choice>
            </Label>
          )}
          {schema && (
            <WizardForm
              key={`${name} ${subject}`}
              id={form}
              schema={schema}
              long={wizard?.long ?? []}
              filled={filled}
              onFilled={setFilled}
              onSubmit={show}
            />
          )}
          <p role="alert">{trouble ?? ''}</p>
        </>
      )}
    </DialogFrame>
  );
}

function useSetting(workbench: Workbench, documents: Readonly<Record<string, unknown>>): Setting | undefined {
  const [icons, setIcons] = useState<readonly string[]>();
  useEffect(() => {
    readIcons().then(setIcons, () => setIcons([]));
  }, []);
  const { texts } = workbench;
  return useMemo(
    () => icons && { texts, documents, icons, today: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length) },
    [texts, documents, icons],
  );
}

async function reviewOf(
  { drafts, texts, documents: disk = {} }: Workbench,
  documents: Readonly<Record<string, unknown>>,
  { changed }: WizardEdit,
): Promise<Review> {
  const edit = Object.fromEntries(
    Object.entries(changed).map(([file, text]) => [file, { text, base: drafts[file]?.base ?? disk[file] ?? null }]),
  );
  const after = Object.fromEntries(
    Object.entries(changed).map(([file, text]) => [file, parseDocument(file, text).value]),
  );
  return {
    sentences: changeSummary(documents, { ...documents, ...after }),
    findings: await judgeEdit(drafts, edit),
    files: Object.entries(changed).map(([file, text]) => ({ file, before: texts[file] ?? '', after: text })),
  };
}

const Intro = styled('p')({ margin: '8px 0', fontSize: '.875rem' });
