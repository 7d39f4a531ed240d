import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { listTransitions, type Transition } from '../transitions.ts';

/** A machine as a Mermaid state diagram; transitions in `missing` are marked. GitHub draws it. */
export function toMermaid(machine: AnyStateMachine, missing: ReadonlySet<string> = new Set()): string {
  const lines = ['stateDiagram-v2'];
  const drawInside = (node: AnyStateNode, depth: number): void => {
    const pad = '  '.repeat(depth);
    const children = Object.values(node.states);
    for (const target of initialStates(node)) lines.push(`${pad}[*] --> ${mermaidId(target.id)}`);
    children.forEach((child, index) => {
      draw(child, depth);
      if (child.type === 'final') lines.push(`${pad}${mermaidId(child.id)} --> [*]`);
      if (node.type === 'parallel' && index < children.length - 1) lines.push(`${pad}--`);
    });
  };
  const draw = (node: AnyStateNode, depth: number): void => {
    const pad = '  '.repeat(depth);
    const name = `${pad}state "${node.key}" as ${mermaidId(node.id)}`;
    if (Object.keys(node.states).length === 0) {
      lines.push(name);
      return;
    }
    lines.push(`${name} {`);
    drawInside(node, depth + 1);
    lines.push(`${pad}}`);
  };
  drawInside(machine.root, 1);
  for (const transition of listTransitions(machine))
    for (const target of transition.targets.length > 0 ? transition.targets : [transition.source])
      lines.push(`  ${mermaidId(transition.source)} --> ${mermaidId(target)}: ${label(transition, missing)}`);
  return `${lines.join('\n')}\n`;
}

/** What makes a transition happen, as short as a diagram needs it. */
export function shortEvent({ event }: Transition): string {
  return event
    .replace(/^xstate\.after\.([^.]+)\..*/, 'after $1')
    .replace(/^xstate\.done\.actor\.(.*)/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.*)/, '$1 failed')
    .replace(/^xstate\.done\.state\..*/, 'all done');
}

function initialStates(node: AnyStateNode): readonly AnyStateNode[] {
  return node.type === 'parallel' ? [] : (node.initial?.target ?? []);
}

function label(transition: Transition, missing: ReadonlySet<string>): string {
  const guard = transition.guard === undefined ? '' : ` [${transition.guard}]`;
  // Semicolons and colons would end the label.
  return `${shortEvent(transition)}${guard}${missing.has(transition.key) ? ' ❌' : ''}`.replace(/[;:#]/g, ' ');
}

const mermaidId = (id: string) => id.replace(/\W/g, '_');
