import { type Node, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Finding, pointer } from '#checks/finding.ts';

/** A parsed document, as far as it can be parsed, and what is wrong with it as JSON. */
export type ParsedDocument = { value: unknown; readable: boolean; findings: (Finding & { offset?: number })[] };

const WORDS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is not a value: a text needs double quotes; otherwise true, false, null or a number',
  InvalidNumberFormat: 'a number is written 1234.5, without other signs',
  PropertyNameExpected: 'a name in double quotes has to follow; or the comma before is one too many',
  ValueExpected: 'a value has to follow; or the comma before is one too many',
  ColonExpected: 'a colon is missing between a name and its value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the document has ended before this',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'the closing quote of this text is missing',
  UnexpectedEndOfNumber: 'this number is not written to its end',
  InvalidUnicode: '\\u has to be followed by four digits',
  InvalidEscapeCharacter: 'a backslash is written \\\\',
  InvalidCharacter: 'this character is not allowed here; a line break in a text is written \\n',
};

/** A fault from saving with the wrong settings; it says more than the position where JSON parsing stops. */
function misSaved(text: string): { message: string; offset: number } | undefined {
  if (text.trim() === '') return { message: 'not valid JSON: the file is empty', offset: 0 };
  if (text.startsWith('\uFEFF'))
    return { message: 'begins with a byte order mark: save it as “UTF-8”, not “UTF-8 with BOM”', offset: 0 };
  const offset = text.indexOf('\uFFFD');
  return offset < 0
    ? undefined
    : { message: 'was saved in another encoding: save it as UTF-8, and mend this letter', offset };
}

/** More documents than the project has, with some drafts of each. */
const MOST_KEPT = 2000;
const kept = new Map<string, ParsedDocument>();

/**
 * Parses strict JSON: comments, trailing commas and duplicate keys are errors. Parsed documents are kept, because an edit
 * changes one of hundreds; callers must not modify them.
 */
export function parseDocument(file: string, text: string): ParsedDocument {
  const key = `${file}\n${text}`;
  const known = kept.get(key) ?? parseAnew(file, text);
  kept.delete(key);
  kept.set(key, known);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  return known;
}

function parseAnew(file: string, text: string): ParsedDocument {
  const fault = misSaved(text);
  if (fault)
    return { value: undefined, readable: false, findings: [{ severity: 'error', file, pointer: '', ...fault }] };
  const errors: ParseError[] = [];
  const strict = { disallowComments: true, allowTrailingComma: false };
  const value: unknown = parse(text, errors, strict);
  const tree = errors.length === 0 ? parseTree(text, [], strict) : undefined;
  return {
    value,
    readable: errors.length === 0,
    findings: [
      // Later errors are mostly consequences of the first.
      ...errors.slice(0, 1).map(({ error, offset }) => ({
        severity: 'error' as const,
        file,
        pointer: '',
        message: `not valid JSON: ${WORDS[printParseErrorCode(error)] ?? 'cannot be read from here on'}`,
        offset,
      })),
      ...(tree ? doubleKeys(file, tree, []) : []),
    ],
  };
}

function doubleKeys(file: string, node: Node, keys: readonly (string | number)[]): (Finding & { offset: number })[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((child, index) => doubleKeys(file, child, [...keys, index]));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const within = value ? doubleKeys(file, value, [...keys, name]) : [];
    if (!seen.has(name)) {
      seen.add(name);
      return within;
    }
    const message = `"${name}" is written twice; only the last one counts`;
    return [
      { severity: 'error' as const, file, pointer: pointer(...keys, name), message, offset: property.offset },
      ...within,
    ];
  });
}
