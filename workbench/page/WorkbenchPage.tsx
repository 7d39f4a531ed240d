import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { kindOf } from '#checks/kinds.ts';
import { color } from '#src/theme/color.ts';
import { atLeast } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { parseDocument } from '#tools/schemasCheck/parseDocument.ts';
import { locate } from '#tools/schemasCheck/position.ts';
import { entryAt, outlineOf } from '../documents/outline.ts';
import { everyPlacedText } from '../documents/searchTexts.ts';
import { Consequences } from './Consequences.tsx';
import { FormTab } from './form/FormTab.tsx';
import { JsonEditor } from './JsonEditor.tsx';
import { Outline, type Place } from './Outline.tsx';
import { Preview } from './Preview.tsx';
import { Tabs } from './Tabs.tsx';
import { TopBar } from './TopBar.tsx';
import { useLatest } from './useLatest.ts';
import { useWorkbench } from './useWorkbench.ts';
import type { Walk } from './walk/Player.tsx';
import { WizardDialog, type WizardStart } from './wizards/WizardDialog.tsx';

const START: Place = { file: 'quizzes/main-quiz.schema.json', pointer: '' };
const NONE: readonly never[] = [];
const TABS = [
  { name: 'form', title: 'Form' },
  { name: 'json', title: 'JSON' },
] as const;

export function WorkbenchPage() {
  const workbench = useWorkbench();
  const { texts, checked } = workbench;
  const [selected, setSelected] = useState<Place>(START);
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('form');
  const [cursor, setCursor] = useState<{ line: number; column: number }>();
  const [walk, setWalk] = useState<Walk>();
  const [walkFrame, setWalkFrame] = useState<HTMLIFrameElement | null>(null);
  const [begun, setBegun] = useState<WizardStart>();
  const documents = useParsed(texts);
  // All but what is typed is drawn once nothing is typed.
  const calm = useDeferredValue(workbench);
  const sought = useDeferredValue(documents);
  const groups = useMemo(() => outlineOf(sought), [sought]);
  const placed = useMemo(() => everyPlacedText(withoutMeta(sought)), [sought]);
  const drafted = useMemo(() => new Set(Object.keys(calm.drafts)), [calm.drafts]);
  const findings = checked?.findings ?? NONE;
  const { file } = selected;
  const text = texts[file];
  const ownFindings = useMemo(() => findings.filter((finding) => finding.file === file), [findings, file]);

  const entry = useMemo(() => entryAt(groups, selected), [groups, selected]);
  const played = useMemo(() => walk && { name: walk.name, onFrame: setWalkFrame }, [walk]);
  const walking = useMemo(() => ({ walk, frame: walkFrame, onWalk: setWalk }), [walk, walkFrame]);

  const latest = useLatest(texts);
  const go = useCallback(
    (place: Place & { line?: number; column?: number }) => {
      setSelected({ file: place.file, pointer: place.pointer });
      const { line, column } = place;
      setCursor(
        line !== undefined && column !== undefined
          ? { line, column }
          : locate(latest.current[place.file] ?? '', place.pointer),
      );
    },
    [latest],
  );

  if (!workbench.documents) return <p role="status">{workbench.trouble ?? 'The documents are being read'}</p>;
  return (
    <Frame>
      <TopBar workbench={workbench} onWizard={() => setBegun({})} />
      <Outline groups={groups} texts={placed} findings={findings} drafted={drafted} selected={selected} onSelect={go} />
      <Editing aria-labelledby="edited">
        <h1 id="edited">{entry.title}</h1>
        <p>{file}</p>
        {text === undefined ? (
          <p>This document is not there any more.</p>
        ) : (
          <Tabs label="Edit" tabs={TABS} open={tab} onOpen={setTab}>
            {tab === 'form' ? (
              <FormTab
                key={file + entry.pointer}
                workbench={workbench}
                documents={documents}
                entry={entry}
                place={selected}
                onGo={go}
                onWizard={setBegun}
              />
            ) : (
              <JsonEditor
                file={file}
                text={text}
                findings={ownFindings}
                metas={documents}
                place={cursor}
                onEdit={(edited) => workbench.edit(file, edited)}
                onUndo={workbench.undo}
                onRedo={workbench.redo}
              />
            )}
          </Tabs>
        )}
      </Editing>
      <Preview
        drafts={calm.drafts}
        documents={sought}
        revision={checked?.revision}
        isCurrent={checked?.isShown !== false}
        played={played}
      />
      <Consequences
        workbench={calm}
        documents={sought}
        groups={groups}
        findings={findings}
        onGo={go}
        walking={walking}
      />
      {begun && (
        <WizardDialog
          workbench={workbench}
          documents={documents}
          start={begun}
          onClose={() => setBegun(undefined)}
          onApplied={(place) => {
            setBegun(undefined);
            go(place);
          }}
        />
      )}
    </Frame>
  );
}

/** The documents as far as they can be read, meta-schemas among them. */
function useParsed(texts: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const [known] = useState(() => new Map<string, { text: string; value: unknown }>());
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(texts).map(([file, text]) => {
          const before = known.get(file);
          if (before?.text === text) return [file, before.value];
          const { value } = parseDocument(file, text);
          known.set(file, { text, value });
          return [file, value];
        }),
      ),
    [texts, known],
  );
}

const withoutMeta = (documents: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(documents).filter(([file]) => kindOf(file) !== undefined));

const Frame = styled('div')({
  display: 'grid',
  gap: 0,
  '& h1': { margin: 0, fontSize: '1.25rem' },
  [atLeast(1000)]: {
    height: '100vh',
    gridTemplateColumns: '280px minmax(0, 1fr) minmax(320px, 34vw)',
    gridTemplateRows: 'auto minmax(0, 1fr) minmax(180px, 30vh)',
    gridTemplateAreas: '"top top top" "left middle right" "left below right"',
    '& > header': { gridArea: 'top' },
    '& > nav': { gridArea: 'left' },
    '& > main': { gridArea: 'middle' },
    '& > section': { gridArea: 'below' },
    '& > aside': { gridArea: 'right' },
  },
});

const Editing = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 360,
  padding: '12px 16px 0',
  '& > p': { margin: '0 0 8px', fontSize: '.8125rem', color: color.textSecondary },
  [atLeast(1000)]: { minHeight: 0 },
});
