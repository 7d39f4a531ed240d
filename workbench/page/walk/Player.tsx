import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import type { Act } from '#tests/support/walk/recordWalk.ts';
import type { TimedPage } from '#tests/support/walk/walkPage.ts';
import type { WalkableMachine, WalkablePath } from '../../documents/walkable.ts';
import { Row } from '../form/fields.tsx';
import { createFramePage } from './framePage.ts';
import { type Pace, playMachine } from './playMachine.ts';

export type Walk = { name: string; machine: WalkableMachine; path: WalkablePath };

type PlayerProps = { walk: Walk; frame: HTMLIFrameElement | null; onClose: () => void };

const PACES = [
  { value: 'slowly', title: 'Slowly' },
  { value: 'steadily', title: 'Steadily' },
  { value: 'quickly', title: 'Quickly' },
] as const satisfies readonly { value: Pace; title: string }[];

/** A path step by step: what is done, and what must then be seen. The preview shows it. */
export function Player({ walk, frame, onClose }: PlayerProps) {
  return (
    <>
      <Title>
        <h2>{`${walk.path.id}: ${walk.path.title}`}</h2>
        <Button look="quiet" size="small" onClick={onClose}>
          All paths
        </Button>
      </Title>
      {frame && <Played walk={walk} frame={frame} />}
    </>
  );
}

function Played({ walk: { machine, path }, frame }: { walk: Walk; frame: HTMLIFrameElement }) {
  const page = useMemo(() => createFramePage(frame), [frame]);
  const logic = useMemo(
    () =>
      playMachine.provide({
        actors: {
          openPage: fromPromise(async ({ signal }) => {
            await page.hold(machine.holds);
            await make(page, path.opening, signal);
          }),
          makeStep: fromPromise(({ input, signal }) => make(page, path.steps[input.step]?.acts ?? [], signal)),
        },
      }),
    [page, machine, path],
  );
  const [snapshot, send] = useMachine(logic, { input: { steps: path.steps.length, pace: 'steadily' } });
  useEffect(() => () => page.end(), [page]);
  const { made, failure, pace } = snapshot.context;
  const isGoingOn = snapshot.matches('pacing') || snapshot.matches({ making: 'inTurn' });
  const current = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the current one
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [made]);
  return (
    <>
      <Row>
        {isGoingOn ? (
          <Button size="small" onClick={() => send({ type: 'pause.pressed' })}>
            Pause
          </Button>
        ) : (
          <Button
            size="small"
            disabled={!snapshot.can({ type: 'play.pressed' })}
            onClick={() => send({ type: 'play.pressed' })}
          >
            Play
          </Button>
        )}
        <Button
          look="secondary"
          size="small"
          disabled={!snapshot.can({ type: 'next.pressed' })}
          onClick={() => send({ type: 'next.pressed' })}
        >
          Next step
        </Button>
        <SegmentedChoice
          legend="Pace"
          name="pace"
          value={pace}
          options={PACES}
          onChange={(chosen) => send({ type: 'pace.chosen', pace: chosen })}
        />
      </Row>
      <p role="status" data-bad={snapshot.matches('failed')}>
        {failure !== undefined
          ? `Not as the machine says: ${failure}`
          : snapshot.matches('ended')
            ? 'All steps were as the machine says.'
            : `${made} of ${path.steps.length} steps`}
      </p>
      <Steps>
        {path.steps.map(({ instruction, expectation }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name, and may be alike
            key={index}
            ref={index === made ? current : undefined}
            aria-current={index === made ? 'step' : undefined}
          >
            <span>{`${index < made ? '✓ ' : ''}${instruction}`}</span>
            <p>{expectation}</p>
          </li>
        ))}
      </Steps>
    </>
  );
}

/** @param signal once the path is left: nothing more is done */
async function make(page: TimedPage, acts: readonly Act[], signal: AbortSignal): Promise<void> {
  for (const { name, with: given } of acts) {
    // Neither an end nor a failure: React starts a machine twice in development, and takes both starts for the same one.
    if (signal.aborted) await new Promise<never>(() => undefined);
    // The cast holds because an act is what a walk gave to this method.
    const method = page[name] as (...given: readonly unknown[]) => unknown;
    await method(...given);
  }
}

const Title = styled(Row)({ '& h2': { margin: 0, fontSize: '1rem' } });

const Steps = styled('ol')({
  margin: 0,
  paddingInlineStart: 28,
  '& li': { padding: '2px 8px' },
  '& li[aria-current]': { backgroundColor: color.bgTint },
  '& p': { margin: '0 0 6px', color: color.textSecondary },
});
