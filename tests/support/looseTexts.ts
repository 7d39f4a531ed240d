import { parseAst } from 'vite';

export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/**
 * The elements and fragments of a component in which a text has siblings. A browser's translator puts such a
 * text into elements of its own; React then no longer finds it, and either throws or changes a text
 * that is not in the page. A text that is the only child of its element is safe: React sets the element's content.
 * @param isElement whether an expression is known to hold elements: `children` of a layout, a dialog
 */
export function looseTexts(source: string, isElement: (expression: string) => boolean): string[] {
  const found: string[] = [];
  visit(parseAst(source, { lang: 'tsx' }), (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = (node.children as Node[]).map((child) => kindOf(child)).filter((kind) => kind !== 'nothing');
    const isAlone = children.length === 1 && node.type === 'JSXElement';
    if (!isAlone && children.includes('text')) found.push(source.slice(node.start, node.end).replace(/\s+/g, ' '));
  });
  return found;

  function isKnown({ start, end }: Node): boolean {
    return isElement(source.slice(start, end));
  }

  function kindOf(child: Node): 'text' | 'element' | 'nothing' {
    if (child.type === 'JSXText') return isLayout(String(child.value)) ? 'nothing' : 'text';
    if (child.type !== 'JSXExpressionContainer') return 'element';
    const expression = child.expression as Node;
    if (expression.type === 'JSXEmptyExpression' || expression.value === ' ') return 'nothing';
    return holdsElements(expression, isKnown) ? 'element' : 'text';
  }
}

/** Line breaks between elements are not text. A lone space is, but never changes. */
const isLayout = (text: string) => /^\s*\n\s*$/.test(text) || text === ' ' || text === '';

/** Whether an expression results in elements only. */
function holdsElements(expression: Node, isKnown: (expression: Node) => boolean): boolean {
  if (isKnown(expression)) return true;
  if (expression.type === 'JSXElement' || expression.type === 'JSXFragment') return true;
  if (expression.type === 'ParenthesizedExpression') return holdsElements(expression.expression as Node, isKnown);
  if (expression.type === 'LogicalExpression') return holdsElements(expression.right as Node, isKnown);
  if (expression.type === 'ConditionalExpression')
    return [expression.consequent, expression.alternate].every(
      (branch) => holdsElements(branch as Node, isKnown) || isNull(branch as Node),
    );
  // A list: `entries.map((entry) => <li />)`.
  return (
    expression.type === 'CallExpression' &&
    (expression.arguments as Node[]).some((argument) => returnsElements(argument, isKnown))
  );
}

function returnsElements(argument: Node, isKnown: (expression: Node) => boolean): boolean {
  if (argument.type !== 'ArrowFunctionExpression') return false;
  const body = argument.body as Node;
  if (body.type !== 'BlockStatement') return holdsElements(body, isKnown);
  const returned = (body.body as Node[]).filter(({ type }) => type === 'ReturnStatement');
  return returned.some((statement) => holdsElements(statement.argument as Node, isKnown));
}

const isNull = (node: Node) => node.type === 'Literal' && node.value === null;

/** Every node of a syntax tree. */
export function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const entry of value) visit(entry, see);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && typeof value.type === 'string') see(value as Node);
    for (const part of Object.values(value)) visit(part, see);
  }
}
