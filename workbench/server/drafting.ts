import { type CensusExample, compareCensus, takeCensus } from '#checks/census/census.ts';
import { readRules } from '#tools/census/readRules.ts';
import type { LeadFault } from '#tools/leads/leadFaults.ts';
import type { StoredLead, StoredLeads } from '#tools/leads/readStoredLeads.ts';
import type { LocatedFinding } from '#tools/schemasCheck/checkSchemas.ts';
import type { CheckAnswer, Effects, SaveAnswer } from '../documents/answers.ts';
import { leadChanges } from '../documents/leadChanges.ts';
import { type MachinePaths, pathChanges } from '../documents/pathChanges.ts';
import {
  type MachinePicture,
  type MachineSketch,
  machinePicture,
  type NamedMachine,
} from '../documents/pictureChanges.ts';
import type { QuizState } from '../documents/quizStates.ts';
import { type Drafts, judgeSave } from '../documents/saveRules.ts';
import type { WalkableMachine } from '../documents/walkable.ts';
import { textsAt } from './textsAt.ts';
import { ofDocuments, type Workspace, withDrafts } from './workspace.ts';

type Surroundings = {
  /** The paths through the machines, by the documents in the copy. */
  readPaths: () => Promise<MachinePaths[]>;
  /** What of stored leads does not fit, likewise. */
  readLeadFaults: (leads: readonly StoredLead[]) => Promise<LeadFault[][]>;
  /** The leads that are stored on this computer. */
  readLeads: () => Promise<StoredLeads>;
  /** A machine as it is drawn, likewise. */
  readSketch: (machine: string) => Promise<MachineSketch>;
  readMachines: () => Promise<NamedMachine[]>;
  /** The states of the quizzes, likewise. */
  readStates: () => Promise<QuizState[]>;
  /** The paths as they can be played, likewise. */
  readWalks: () => Promise<WalkableMachine[]>;
  /** Called when documents in the copy have changed. */
  onShown: (files: readonly string[]) => void;
};

/** What happens to drafts: they are checked, shown while they have no faults, compared with the disk, and saved. */
export function drafting(
  workspace: Workspace,
  { readPaths, readStates, readWalks, readLeads, readLeadFaults, readSketch, readMachines, onShown }: Surroundings,
) {
  /** Counts the states of the copy. */
  let revision = 0;
  /** One thing at a time: all share the copy. */
  let queue: Promise<unknown> = Promise.resolve();
  let saved: { texts: string; paths: MachinePaths[] } | undefined;
  const sketches = new Map<string, { of: string; sketch: MachineSketch }>();
  let savedFaults: { of: string; faults: LeadFault[][] } | undefined;

  function inTurn<Result>(task: () => Promise<Result> | Result): Promise<Result> {
    const turn = queue.then(task);
    queue = turn.catch(() => undefined);
    return turn;
  }

  function show(texts: Readonly<Record<string, string>>): void {
    const changed = workspace.show(texts);
    if (changed.length === 0) return;
    revision += 1;
    onShown(changed);
  }

  function check(drafts: Drafts): CheckAnswer {
    const started = performance.now();
    const now = workspace.readDisk();
    const texts = withDrafts(now, drafts);
    const findings = workspace.check(texts, now);
    const isShown = !hasFaults(findings);
    if (isShown) show(texts);
    return { findings, isShown, revision, milliseconds: Math.round(performance.now() - started) };
  }

  /** The paths by what is on disk, made again only when that has changed. */
  async function savedPaths(): Promise<MachinePaths[]> {
    const now = workspace.readDisk();
    const texts = JSON.stringify(now);
    if (saved?.texts === texts) return saved.paths;
    show(now);
    saved = { texts, paths: await readPaths() };
    return saved.paths;
  }

  /** What of stored leads does not fit what is on disk, made again only when one of them has changed. */
  async function faultsOfSaved(leads: readonly StoredLead[]): Promise<LeadFault[][]> {
    const now = workspace.readDisk();
    const of = JSON.stringify([now, leads]);
    if (savedFaults?.of === of) return savedFaults.faults;
    show(now);
    savedFaults = { of, faults: await readLeadFaults(leads) };
    return savedFaults.faults;
  }

  /** The paths by the documents of a revision; the code is today's. */
  async function walksAt(revision: string): Promise<WalkableMachine[]> {
    const then = textsAt(workspace.root, revision, workspace.readDisk());
    if (!then) throw new Error(`There is no revision “${revision}” here`);
    const now = workspace.shown();
    try {
      show(then);
      return await readWalks();
    } catch {
      throw new Error(`The documents of “${revision}” do not fit the code of today`);
    } finally {
      show(now);
    }
  }

  async function effects(drafts: Drafts): Promise<Effects | undefined> {
    const texts = withDrafts(workspace.readDisk(), drafts);
    if (hasFaults(workspace.check(texts))) return undefined;
    const before = await savedPaths();
    const stored = await readLeads();
    const faults = 'leads' in stored ? await faultsOfSaved(stored.leads) : [];
    show(texts);
    const examples: CensusExample[] = [];
    const [was, is] = [readRules(workspace.root), readRules(workspace.copy)];
    const [earlier, census] = [takeCensus(was), takeCensus(is)];
    return {
      paths: pathChanges(before, await readPaths()),
      census: {
        ...compareCensus(is, was, (example) => examples.push(example)),
        examples,
        visitorsBefore: earlier.visitors,
        systems: census.systems.map(({ slug, first, shown }) => {
          const then = earlier.systems.find((system) => system.slug === slug);
          return { slug, first, shown, firstBefore: then?.first ?? 0, shownBefore: then?.shown ?? 0 };
        }),
      },
      leads: 'leads' in stored ? leadChanges(faults, await readLeadFaults(stored.leads)) : stored,
    };
  }

  /** A machine with what drafts change of it; undefined while they have faults. */
  async function picture(drafts: Drafts, machine: string): Promise<MachinePicture | undefined> {
    const now = workspace.readDisk();
    const texts = withDrafts(now, drafts);
    if (hasFaults(workspace.check(texts, now))) return undefined;
    const of = JSON.stringify(now);
    const kept = sketches.get(machine);
    if (kept?.of !== of) {
      show(now);
      sketches.set(machine, { of, sketch: await readSketch(machine) });
    }
    show(texts);
    const sketch = await readSketch(machine);
    return machinePicture(sketches.get(machine)?.sketch ?? sketch, sketch);
  }

  /** What the check would say of drafts after an edit that it does not say of them now, missing translations included. */
  function judge(drafts: Drafts, edit: Drafts): LocatedFinding[] {
    const disk = workspace.readDisk();
    const check = (texts: Readonly<Record<string, string>>) => workspace.check(texts, disk, true);
    const nameOf = ({ file, pointer, message }: LocatedFinding) => `${file} ${pointer} ${message}`;
    const now = withDrafts(disk, drafts);
    const known = new Set(check(now).map(nameOf));
    return check(withDrafts(now, edit)).filter((finding) => !known.has(nameOf(finding)));
  }

  async function save(drafts: Drafts): Promise<SaveAnswer> {
    const now = workspace.readDisk();
    const texts = withDrafts(now, drafts);
    const verdict = judgeSave(drafts, workspace.disk, workspace.check(texts, now));
    if (!verdict.may) return verdict;
    show(texts);
    const files = Object.fromEntries(verdict.files.map((file) => [file, texts[file] ?? '']));
    return { may: true, files: await workspace.save(files) };
  }

  return {
    check: (drafts: Drafts) => inTurn(() => check(ofDocuments(drafts))),
    effects: (drafts: Drafts) => inTurn(() => effects(ofDocuments(drafts))),
    judge: (drafts: Drafts, edit: Drafts) => inTurn(() => judge(ofDocuments(drafts), ofDocuments(edit))),
    picture: (drafts: Drafts, machine: string) => inTurn(() => picture(ofDocuments(drafts), machine)),
    icons: () => workspace.icons,
    machines: () => inTurn(readMachines),
    save: (drafts: Drafts) => inTurn(() => save(ofDocuments(drafts))),
    states: () => inTurn(readStates),
    walks: () => inTurn(readWalks),
    walksAt: (revision: string) => inTurn(() => walksAt(revision)),
    documents: () => workspace.readDisk(),
  };
}

export type Drafting = ReturnType<typeof drafting>;

const hasFaults = (findings: readonly LocatedFinding[]) => findings.some(({ severity }) => severity === 'error');
