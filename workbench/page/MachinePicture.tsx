import { useEffect, useRef, useState } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { NamedMachine, MachinePicture as Picture } from '../documents/pictureChanges.ts';
import type { Drafts } from '../documents/saveRules.ts';
import { readMachines, readPicture } from './api.ts';

type MachinePictureProps = {
  drafts: Drafts;
  /** What the preview shows, by its quiz or its form. */
  shown: string;
};

const WORDS = { new: '+ New', changed: '≠ Changed', gone: '− Gone' } as const;
/** Milliseconds without an edit, after which the machine is drawn again. */
const QUIET = 500;

/** The machine behind what the preview shows, with what the drafts add, take away and change. */
export function MachinePicture({ drafts, shown }: MachinePictureProps) {
  const [machines, setMachines] = useState<readonly NamedMachine[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [drawn, setDrawn] = useState<{ picture: Picture | null } | { trouble: string }>();
  const machine = chosen ?? machineOf(machines, shown);
  useEffect(() => {
    readMachines().then(setMachines, (error: Error) => setDrawn({ trouble: error.message }));
  }, []);
  useEffect(() => {
    if (machine === undefined) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      readPicture(drafts, machine, abort.signal).then(
        (picture) => setDrawn({ picture }),
        (error: Error) => {
          if (!abort.signal.aborted) setDrawn({ trouble: error.message });
        },
      );
    }, QUIET);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [drafts, machine]);
  const picture = drawn && 'picture' in drawn ? drawn.picture : undefined;
  return (
    <Frame aria-label="Its machine">
      <Select aria-label="Machine drawn" value={machine ?? ''} onChange={({ target }) => setChosen(target.value)}>
        {machines.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </Select>
      {drawn === undefined && <p role="status">It is being drawn.</p>}
      {drawn && 'trouble' in drawn && <p role="status">{drawn.trouble}</p>}
      {picture === null && <p role="status">It is drawn once the faults are mended.</p>}
      {picture && (
        <>
          <Changes changes={picture.changes} />
          <Drawing svg={picture.now} />
          {picture.before !== undefined && (
            <>
              <h3>As it was</h3>
              <Drawing svg={picture.before} />
            </>
          )}
        </>
      )}
    </Frame>
  );
}

function Changes({ changes }: Pick<Picture, 'changes'>) {
  if (changes.length === 0) return <p>The drafts change nothing of it.</p>;
  return (
    <ul>
      {changes.map(({ mark, words }) => (
        <li key={mark + words} data-mark={mark}>
          {`${WORDS[mark]}: ${words}`}
        </li>
      ))}
    </ul>
  );
}

/** Our own SVG, as text. */
function Drawing({ svg }: { svg: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawing = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
    if (drawing) place.current?.replaceChildren(drawing);
  }, [svg]);
  return <div ref={place} />;
}

/** The main quiz has the first machine. */
function machineOf(machines: readonly NamedMachine[], shown: string): string | undefined {
  const form = /form=([\w-]+)/.exec(shown)?.[1]?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const found = machines.find(({ name, title }) => name === form || shown.startsWith(`${title} `));
  return (found ?? machines[0])?.name;
}

const arrowColour = (of: string) => ({ '& path': { stroke: of, strokeWidth: 2.5 }, '& text': { fill: of } });

const Frame = styled('section')({
  flex: '1 1 50%',
  minHeight: 0,
  overflow: 'auto',
  padding: 12,
  borderTop: `1px solid ${color.lineDivider}`,
  backgroundColor: color.bgPaper,
  fontSize: '.8125rem',
  '& h3': { fontSize: '1rem' },
  '& ul': { margin: '8px 0', paddingInlineStart: 20 },
  '& svg:has(.name)': { display: 'block', width: '100%', minWidth: 820, height: 'auto', fontSize: 14 },
  '& svg rect': { fill: color.bgPaper, stroke: color.lineControl },
  '& svg .frame > rect:first-of-type': { fill: color.bgSubtle },
  '& svg rect.inner': { fill: 'none' },
  '& svg text': { fill: color.textPrimary },
  '& svg .name': { fontWeight: 620 },
  '& svg .words': { fontSize: 12.5, fill: color.textSecondary },
  '& svg .stays': { textAnchor: 'end', fontSize: 12.5 },
  '& svg .arrow path': { fill: 'none', stroke: color.lineControl, strokeWidth: 1.5 },
  '& svg .arrow text': { textAnchor: 'middle', fontSize: 12 },
  '& svg marker path': { fill: color.lineControl },
  '& svg .new > rect:first-of-type': { stroke: color.statusSuccess, strokeWidth: 3, fill: color.statusSuccessBg },
  '& svg .changed > rect:first-of-type': { stroke: color.statusWarning, strokeWidth: 3, fill: color.statusWarningBg },
  '& svg .gone > rect:first-of-type': {
    stroke: color.statusError,
    strokeWidth: 3,
    strokeDasharray: '6 4',
    fill: color.statusErrorBg,
  },
  '& svg .arrow.new': arrowColour(color.statusSuccess),
  '& svg .arrow.changed': arrowColour(color.statusWarning),
  '& svg .arrow.gone': arrowColour(color.statusError),
});
