/** The parts of an article after its HTML is read. None of them can hold anything that runs. */
export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; id: string; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; head: Cell[][]; rows: Cell[][] }
  | { kind: 'code'; text: string }
  /** A picture kept on the server, by its path; `alt` is empty only until the article is saved. */
  | { kind: 'picture'; path: string; alt: string; width: number; height: number }
  | { kind: 'rule' };

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em' | 'underline' | 'strike' | 'code'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  /** The source of the words before it, by its id in sources.json. */
  | { kind: 'source'; source: string }
  | { kind: 'break' };

export type Cell = { heading: boolean; children: Inline[] };

/** The plain words of a run of text. */
export function wordsOf(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.kind === 'text') return child.text;
      if (child.kind === 'break') return ' ';
      return child.kind === 'source' ? '' : wordsOf(child.children);
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
