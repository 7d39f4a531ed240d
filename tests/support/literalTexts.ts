import { parseAst } from 'vite';
import { type Node, visit } from './looseTexts.ts';

/** Attributes that a visitor reads or hears. */
const READ = new Set(
  'aria-label aria-description aria-roledescription aria-valuetext alt title placeholder label heading text name hint'.split(
    ' ',
  ),
);
/** A word that a dictionary would list: not `USD`, `POS`, `→`. */
const WORD = /\p{L}*\p{Ll}{2,}\p{L}*/u;

/** Words written in a component instead of in `schemas/`, where they would be translated. */
export function literalTexts(source: string): string[] {
  const found: string[] = [];
  visit(parseAst(source, { lang: 'tsx' }), (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[]) found.push(...wordsOf(child));
    if (node.type === 'JSXAttribute' && READ.has(source.slice(...rangeOf(node.name as Node))))
      found.push(...wordsOf(node.value as Node | null).filter((text) => /\s|^\p{Lu}/u.test(text)));
  });
  return found;
}

/** The literal words of a child or an attribute: alone, in either branch of a condition, or in a template. */
function wordsOf(node: Node | null): string[] {
  switch (node?.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node.value === 'string' && WORD.test(node.value.replace(/&\w+;/g, '')) ? [node.value.trim()] : [];
    case 'JSXExpressionContainer':
      return wordsOf(node.expression as Node);
    case 'ConditionalExpression':
      return [...wordsOf(node.consequent as Node), ...wordsOf(node.alternate as Node)];
    case 'LogicalExpression':
      return wordsOf(node.right as Node);
    case 'TemplateLiteral':
      return (node.quasis as { value: { raw: string } }[])
        .map(({ value }) => value.raw.trim())
        .filter((text) => WORD.test(text));
    default:
      return [];
  }
}

const rangeOf = ({ start, end }: Node): [number, number] => [start, end];
