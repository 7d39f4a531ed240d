import { parseAst } from 'vite';
import { type Node, visit } from './looseTexts.ts';

const PHYSICAL =
  /^(?:left|right|(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)$/;
/** Properties whose values name a side. */
const SIDED = new Set(['textAlign', 'textAlignLast', 'captionSide', 'resize']);
/** Properties whose four-value form names the right and the left. */
const FOUR_SIDES = new Set(['margin', 'padding', 'inset', 'borderWidth', 'scrollMargin', 'scrollPadding']);
/** Calls that take a position on the page, not a style. */
const POSITIONS = /\.scroll(?:By|To)\??\.?$/;

/** The styles of a file that hold only where lines begin at the left: `marginLeft`, `textAlign: 'right'`. */
export function physicalProperties(source: string): string[] {
  const found: string[] = [];
  const positions = new Set<unknown>();
  const tree = parseAst(source, { lang: 'tsx' });
  visit(tree, (node) => {
    if (node.type !== 'CallExpression') return;
    const { start, end } = node.callee as Node;
    if (POSITIONS.test(source.slice(start, end)))
      for (const argument of node.arguments as Node[]) positions.add(argument);
  });
  visit(tree, (node) => {
    if (node.type !== 'ObjectExpression' || positions.has(node)) return;
    for (const property of node.properties as Node[]) {
      const key = property.key as { name?: string; value?: string } | undefined;
      const name = key?.name ?? key?.value ?? '';
      const { value } = (property.value ?? {}) as { value?: unknown };
      const isPhysical =
        (PHYSICAL.test(name) && typeof value !== 'boolean' && !property.shorthand) ||
        (SIDED.has(name) && (value === 'left' || value === 'right')) ||
        (FOUR_SIDES.has(name) && typeof value === 'string' && differ(value));
      if (isPhysical) found.push(source.slice(property.start, property.end));
    }
  });
  return found;
}

/** Whether the second and the fourth of four values differ. */
function differ(value: string): boolean {
  const [, right, , left] = value.match(/(?:[\w-]+\([^)]*\)|\S)+/g) ?? [];
  return left !== undefined && left !== right;
}
