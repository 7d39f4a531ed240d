import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { kindOf } from '#checks/kinds.ts';
import { isRecord } from '#domain/json.ts';
import { pathInLanguage } from '#domain/pages/languagePaths.ts';
import { tabStorage } from '#src/storage/tabStorage.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { languagesOf } from '../documents/outline.ts';
import type { QuizState } from '../documents/quizStates.ts';
import type { Drafts } from '../documents/saveRules.ts';
import { readStates } from './api.ts';
import { MachinePicture } from './MachinePicture.tsx';
import { PreviewChoice } from './PreviewChoice.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';

type PreviewProps = {
  drafts: Drafts;
  documents: Readonly<Record<string, unknown>>;
  /** Of what the preview has; a new one reloads it. */
  revision: number | undefined;
  /** Whether that is the drafts as they are now. */
  isCurrent: boolean;
  /** Told of the frame for a path that is played there instead; its name changes with the path. */
  played: { name: string; onFrame: (frame: HTMLIFrameElement | null) => void } | undefined;
};

/** Milliseconds without an edit, after which it is shown: the page that is shown takes its time from who types. */
const QUIET = 400;
const WIDTHS = ['320', '390', '1280'] as const;
type Width = (typeof WIDTHS)[number];
const SCHEMES = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
] as const;
type Scheme = (typeof SCHEMES)[number]['value'];

/** The product with the drafts, as a visitor sees it. */
export const Preview = memo(function Preview({ drafts, documents, revision, isCurrent, played }: PreviewProps) {
  const [isMachineShown, setIsMachineShown] = useState(false);
  const [states, setStates] = useState<readonly QuizState[]>([]);
  const [chosen, setChosen] = useState('/quiz');
  const [width, setWidth] = useState<Width>('390');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [language, setLanguage] = useState('en');
  const [visit, setVisit] = useState<{ address: string; number: number }>();
  const visits = useRef(0);
  const shown = useRef<number>(undefined);
  const languages = useMemo(() => ['en', ...languagesOf(Object.keys(documents))], [documents]);

  // Of all documents, only what the choice is made of.
  const files = Object.keys(documents).join('\n');
  const routes = documents['content/routes.json'];
  const groups = useMemo(
    () => [
      ...byQuiz(states),
      { title: 'Forms', options: formsOf(files.split('\n')) },
      { title: 'Pages', options: pagesOf(routes) },
    ],
    [states, files, routes],
  );

  useEffect(() => {
    if (revision === undefined) return undefined;
    let isOver = false;
    const isTyped = shown.current !== undefined && shown.current !== revision;
    const timer = setTimeout(
      () => {
        void readStates().then((found) => {
          if (isOver) return;
          shown.current = revision;
          setStates(found);
          const state = found.find((other) => nameOf(other) === chosen);
          if (state) tabStorage.write(state.key, state.stored);
          visits.current += 1;
          setVisit({ address: inLanguage(state?.address ?? chosen, language), number: visits.current });
        });
      },
      isTyped ? QUIET : 0,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [revision, chosen, language]);

  return (
    <Frame aria-label="How it looks">
      <Controls>
        <PreviewChoice groups={groups} chosen={chosen} onChoose={setChosen} />
        <SegmentedChoice
          legend="Width"
          name="width"
          value={width}
          options={WIDTHS.map((value) => ({ value, title: value }))}
          onChange={setWidth}
        />
        <SegmentedChoice legend="Colours" name="scheme" value={scheme} options={SCHEMES} onChange={setScheme} />
        <SegmentedChoice
          legend="Language"
          name="language"
          value={language}
          options={languages.map((value) => ({ value, title: value }))}
          onChange={setLanguage}
        />
        <Button
          look="secondary"
          size="small"
          aria-pressed={isMachineShown}
          onClick={() => setIsMachineShown(!isMachineShown)}
        >
          Its machine
        </Button>
      </Controls>
      {!isCurrent && <p role="status">This is what you had before the faults. It goes on once they are mended.</p>}
      {played && (
        <PreviewFrame
          key={played.name}
          address="about:blank"
          width={Number(width)}
          scheme={scheme}
          onFrame={played.onFrame}
        />
      )}
      {visit && !played && (
        <PreviewFrame key={visit.number} address={visit.address} width={Number(width)} scheme={scheme} />
      )}
      {isMachineShown && <MachinePicture drafts={drafts} shown={chosen} />}
    </Frame>
  );
});

/** A page has an address in each language, a form of the workbench has only one. */
const inLanguage = (address: string, language: string) =>
  address.startsWith('/workbench/') ? `${address}&lang=${language}` : pathInLanguage(address, language);

const nameOf = ({ quiz, id }: QuizState) => `${quiz} ${id}`;

const byQuiz = (states: readonly QuizState[]) =>
  [...new Set(states.map(({ quiz }) => quiz))].map((quiz) => ({
    title: quiz,
    options: states
      .filter((state) => state.quiz === quiz)
      .map((state) => ({ value: nameOf(state), title: state.words })),
  }));

const formsOf = (files: readonly string[]) =>
  files
    .filter((file) => kindOf(file) === 'form' && files.includes(file.replace('.schema.json', '.ui.json')))
    .map((file) => file.slice('forms/'.length, -'.schema.json'.length))
    .map((name) => ({ value: `/workbench/preview?form=${name}`, title: name.replaceAll('-', ' ') }));

function pagesOf(routes: unknown) {
  return (Array.isArray(routes) ? routes : [])
    .map((route) => (isRecord(route) ? String(route.path) : ''))
    .filter((path) => path !== '' && !path.includes(':'))
    .map((path) => ({ value: path, title: path }));
}

const Frame = styled('aside')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderLeft: `1px solid ${color.lineDivider}`,
  backgroundColor: color.bgSubtle,
  '& > p': { margin: 0, padding: '6px 12px', backgroundColor: color.statusWarningBg, color: color.statusWarning },
});

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 12,
  '& label span': { minHeight: 34, padding: '0 10px', fontSize: '.8125rem' },
});
