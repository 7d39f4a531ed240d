/**
 * Takes out of the page what extensions have added, such as a password manager's icon beside a field. Otherwise React
 * would find a page that differs from the built one, render it again, and lose typed text and the focus.
 * @returns restores it
 */
export function setAside(foreign: ReadonlySet<Node>): () => void {
  const places = [...foreign].flatMap((node) => {
    const parent = node.parentNode;
    return parent && !isWithin(parent, foreign) ? [{ node, parent, before: nextOwn(node, foreign) }] : [];
  });
  for (const { node, parent } of places) parent.removeChild(node);
  return () => {
    for (const { node, parent, before } of places)
      if (parent.isConnected && (before === null || before.parentNode === parent)) parent.insertBefore(node, before);
  };
}

const isWithin = (node: Node, foreign: ReadonlySet<Node>) => [...foreign].some((other) => other.contains(node));

function nextOwn({ nextSibling }: Node, foreign: ReadonlySet<Node>): Node | null {
  return nextSibling && foreign.has(nextSibling) ? nextOwn(nextSibling, foreign) : nextSibling;
}
