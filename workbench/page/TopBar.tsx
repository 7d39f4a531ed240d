import { useState } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LogoMark } from '#src/ui/Logo.tsx';
import type { SaveAnswer } from '../documents/answers.ts';
import type { Workbench } from './useWorkbench.ts';

type TopBarProps = { workbench: Workbench; onWizard: () => void };

/** Undo, redo, save, and what came of it. */
export function TopBar({ workbench, onWizard }: TopBarProps) {
  const [saved, setSaved] = useState<{ answer: SaveAnswer; of: Workbench['drafts'] }>();
  const [isSaving, setIsSaving] = useState(false);
  const { drafts, checked, trouble, isKept } = workbench;
  const count = Object.keys(drafts).length;
  const faults = checked?.findings.filter(({ severity }) => severity === 'error').length ?? 0;

  const save = async () => {
    setIsSaving(true);
    const answer = await workbench.save();
    setIsSaving(false);
    if (answer) setSaved({ answer, of: drafts });
  };
  // What was said about other drafts is no longer so.
  const answer = saved && (saved.answer.may || saved.of === drafts) ? saved.answer : undefined;
  return (
    <Bar>
      <LogoMark width="22" height="25" />
      <strong>Workbench</strong>
      <p role="status" data-bad={answer?.may === false || trouble !== undefined}>
        {answer
          ? wordsOf(answer)
          : (trouble ??
            (isKept
              ? count > 0
                ? `${count === 1 ? '1 document' : `${count} documents`} changed, not saved yet`
                : 'Everything is saved'
              : 'This browser has no room to keep your draft: save before you leave'))}
      </p>
      <Button look="secondary" size="small" onClick={onWizard}>
        Add or change
      </Button>
      <Button look="quiet" size="small" disabled={!workbench.canUndo} onClick={workbench.undo}>
        Undo
      </Button>
      <Button look="quiet" size="small" disabled={!workbench.canRedo} onClick={workbench.redo}>
        Redo
      </Button>
      <Button size="small" busy={isSaving} aria-disabled={count === 0 || isSaving} onClick={save}>
        {faults > 0 && count > 0 ? `Save (${faults === 1 ? '1 fault' : `${faults} faults`})` : 'Save'}
      </Button>
    </Bar>
  );
}

function wordsOf(answer: SaveAnswer): string {
  if (answer.may) return `Saved: ${answer.files.join(', ')}`;
  if (answer.why === 'nothing') return 'There is nothing to save';
  if (answer.why === 'changedOnDisk') {
    const files = answer.conflicts.map(({ file }) => file).join(', ');
    return `Not saved: ${files} has been changed meanwhile. See “What is changed”`;
  }
  const [first, ...others] = answer.faults;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `Not saved: ${first?.file}: ${first?.message}${more}`;
}

const Bar = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '8px 16px',
  borderBottom: `1px solid ${color.lineDivider}`,
  '& p': { flex: '1 1 14em', margin: 0, fontSize: '.875rem', color: color.textSecondary },
  '& p[data-bad=true]': { color: color.statusError },
});
