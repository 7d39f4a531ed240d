import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { searchKeymap } from '@codemirror/search';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { kindOf } from '#checks/kinds.ts';
import { styled } from '#src/theme/styled.tsx';
import type { LocatedFinding } from '#tools/schemasCheck/checkSchemas.ts';
import { completionsAt } from '../documents/completions.ts';
import { editorColors } from './editorColors.ts';
import { useLatest } from './useLatest.ts';

type JsonEditorProps = {
  file: string;
  text: string;
  findings: readonly LocatedFinding[];
  metas: Readonly<Record<string, unknown>>;
  /** Where to put the cursor; a new object each time it is to go there. */
  place: { line: number; column: number } | undefined;
  onEdit: (text: string) => void;
  onUndo: () => void;
  onRedo: () => void;
};

/** Marks a change that does not come from the keyboard. */
const fromOutside = Annotation.define<boolean>();

export function JsonEditor(props: JsonEditorProps) {
  const { file, text, findings, place } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | undefined>(undefined);
  const latest = useLatest(props);

  useEffect(() => {
    if (!host.current) return undefined;
    const complete = ({ state, pos, explicit }: CompletionContext) => {
      const kind = kindOf(file);
      const list = kind && completionsAt(state.doc.toString(), pos, kind, latest.current.metas);
      if (!list || (!explicit && list.from === list.to)) return null;
      const options = list.items.map(({ label, insert, about }) => ({
        label: JSON.stringify(label),
        displayLabel: label,
        apply: insert,
        ...(about !== undefined && { info: about }),
      }));
      return { from: list.from, to: list.to, options, filter: true };
    };
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          lineNumbers(),
          highlightActiveLine(),
          bracketMatching(),
          indentUnit.of('  '),
          json(),
          lintGutter(),
          autocompletion({ override: [complete] }),
          keymap.of([
            { key: 'Mod-z', run: () => done(latest.current.onUndo) },
            { key: 'Mod-y', run: () => done(latest.current.onRedo) },
            { key: 'Mod-Shift-z', run: () => done(latest.current.onRedo) },
            ...completionKeymap,
            ...searchKeymap,
            ...defaultKeymap,
          ]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': `${file} as JSON` }),
          editorColors,
          EditorView.updateListener.of((update) => {
            const isOwn = update.transactions.some((change) => change.annotation(fromOutside));
            if (update.docChanged && !isOwn) latest.current.onEdit(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [file, latest]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: smallestChange(editor.state.doc.toString(), text), annotations: fromOutside.of(true) });
  }, [text]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() !== text) return;
    editor.dispatch(
      setDiagnostics(
        editor.state,
        findings.map((finding) => diagnosticOf(editor, finding)),
      ),
    );
  }, [findings, text]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || !place) return;
    const anchor = positionOf(editor, place);
    editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
  }, [place]);

  return <Host ref={host} />;
}

function done(act: () => void): true {
  act();
  return true;
}

function positionOf({ state }: EditorView, { line, column }: { line: number; column: number }): number {
  const { from, length } = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
  return from + Math.min(column - 1, length);
}

function diagnosticOf(editor: EditorView, finding: LocatedFinding): Diagnostic {
  const from = positionOf(editor, finding);
  const line = editor.state.doc.lineAt(from);
  const hint = finding.nearest === undefined ? '' : ` Did you mean “${finding.nearest}”?`;
  return { from, to: Math.max(line.to, from), severity: finding.severity, message: finding.message + hint };
}

/** Only what differs, so that the cursor stays where it is. */
function smallestChange(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

const Host = styled('div')({ minHeight: 0, flex: 1, overflow: 'hidden', '& .cm-editor': { height: '100%' } });
