import {
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { SourceFile } from './source.ts';

export type Position = { readonly line: number; readonly column: number };
export type JsonMember = { readonly pointer: string; readonly key: string };

/** A parsed JSON text with the position of each member. Lines and columns count from 1. */
export type JsonFile = {
  readonly path: string;
  /** The parsed value; for a broken text, its readable part. */
  readonly value: unknown;
  /** The first syntax error. */
  readonly mistake: { readonly position: Position; readonly message: string; readonly code?: string } | undefined;
  /** Members repeated in one object: the second of each. */
  readonly repeated: readonly (JsonMember & { readonly position: Position })[];
  /** The position of a member's key by pointer; for a missing member, that of its nearest ancestor. */
  readonly positionOf: (pointer: string) => Position;
};

/** levels of nesting that any sensible file stays below */
const DEEPEST = 64;
/** characters of one file */
const LONGEST = 1_000_000;

/** Results per file, reused while the file object is the same: a live reload checks all files, and few have changed. */
const known = new WeakMap<SourceFile, Pick<SourceFile, 'text' | 'encoding'> & { readonly json: JsonFile }>();

/** Reads strict JSON: no comments, no trailing commas. Never throws. */
export function readJsonFile(file: SourceFile): JsonFile {
  const before = known.get(file);
  if (before?.text === file.text && before.encoding === file.encoding) return before.json;
  const json = read(file);
  known.set(file, { text: file.text, encoding: file.encoding, json });
  return json;
}

function read(file: SourceFile): JsonFile {
  const { path, encoding } = file;
  if (encoding !== undefined) {
    const position = positionOfEncoding(file);
    const mistake = { position, message: ENCODINGS[encoding], code: WRONG_ENCODING };
    return { path, value: undefined, mistake, repeated: [], positionOf: () => position };
  }
  return readGood(file) ?? readPlaced(file);
}

/** A visible position: the first non-ASCII character; for UTF-16, the beginning. */
export function positionOfEncoding({ text, encoding }: Pick<SourceFile, 'text' | 'encoding'>): Position {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  const first = encoding === 'UTF-16' ? 0 : text.search(/[^\u0000-\u007f]/);
  return positionsOf(text)(Math.max(0, first));
}

/** Not UTF-8. */
export const WRONG_ENCODING = 'RES109';
export const ENCODINGS = {
  'UTF-16': 'The file is saved as UTF-16. Save it as UTF-8.',
  'Windows-1254': 'The file is saved as Windows-1254 (Turkish) or the like. Save it as UTF-8.',
} as const;

/** The fast path for a valid text: positions are computed on demand. */
function readGood({ path, text }: { readonly path: string; readonly text: string }): JsonFile | undefined {
  if (refusalOf(text) !== undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (membersOf(value) !== membersIn(text)) return undefined;
    let placed: JsonFile | undefined;
    const positionOf = (pointer: string): Position => (placed ??= readPlaced({ path, text })).positionOf(pointer);
    return { path, value, mistake: undefined, repeated: [], positionOf };
  } catch {
    return undefined;
  }
}

/** Members of all objects in a value; fewer than in its text if one is repeated. */
function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: readonly unknown[] = Object.values(value);
  return parts.reduce<number>((count, part) => count + membersOf(part), Array.isArray(value) ? 0 : parts.length);
}

function membersIn(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) count += 1;
  return count;
}

function readPlaced({ path, text }: { readonly path: string; readonly text: string }): JsonFile {
  const at = positionsOf(text);
  const refused = refusalOf(text);
  const errors: ParseError[] = [];
  const tree = refused === undefined ? parseTree(text, errors, { disallowComments: true }) : undefined;
  const [first] = errors;
  const mistake =
    refused !== undefined
      ? { position: { line: 1, column: 1 }, message: refused }
      : first
        ? {
            position: at(first.offset),
            message: MISTAKES[printParseErrorCode(first.error)] ?? 'Something else was expected.',
          }
        : undefined;
  return {
    path,
    value: tree ? (getNodeValue(tree) as unknown) : undefined,
    mistake,
    repeated: tree ? repeatedMembers(tree, at) : [],
    positionOf: (pointer) => (tree ? at(startOf(tree, pointer)) : { line: 1, column: 1 }),
  };
}

/** Joins names to a JSON pointer: `pointerOf('/fields', 'plate')`. */
export function pointerOf(parent: string, ...names: readonly (string | number)[]): string {
  let pointer = parent;
  for (const name of names) {
    const text = String(name);
    pointer += `/${/[~/]/.test(text) ? text.replace(/~/g, '~0').replace(/\//g, '~1') : text}`;
  }
  return pointer;
}

/** Names from the top of a file down. */
export type Path = readonly string[];

export function pointerNames(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** By the parser's names of its errors. */
const MISTAKES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Expected a value: a text in double quotes, a number, true, false, null, { or [.',
  InvalidNumberFormat: 'Expected a number such as 12 or 12.5.',
  PropertyNameExpected: 'Expected a name in double quotes. Is there a comma too many before it?',
  ValueExpected: 'Expected a value. Is there a comma too many before it?',
  ColonExpected: 'Expected ":" between name and value.',
  CommaExpected: 'Expected "," after the entry before this one.',
  CloseBraceExpected: 'Expected "}": an object is not closed.',
  CloseBracketExpected: 'Expected "]": a list is not closed.',
  EndOfFileExpected: 'Expected the end of the file: something stands after the last "}".',
  InvalidCommentToken: 'Comments are not allowed. Use "$comment": "…" instead.',
  UnexpectedEndOfComment: 'Comments are not allowed. Use "$comment": "…" instead.',
  UnexpectedEndOfString: 'Expected a closing double quote on this line.',
  UnexpectedEndOfNumber: 'Expected a number such as 12 or 12.5.',
  InvalidUnicode: 'Expected four hexadecimal digits after \\u.',
  InvalidEscapeCharacter: 'Expected one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u after the backslash.',
  InvalidCharacter: 'A character that cannot stand here. Write tabs and line breaks as \\t and \\n.',
};

/** The parser is recursive, so hostile nesting is refused first. */
function refusalOf(text: string): string | undefined {
  if (text.length > LONGEST) return `The file is longer than ${LONGEST} characters.`;
  let depth = 0;
  for (const character of text) {
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    if (depth > DEEPEST) return `The file is nested deeper than ${DEEPEST} levels.`;
  }
  return text.trim() === '' ? 'The file is empty. Expected "{".' : undefined;
}

function positionsOf(text: string): (offset: number) => Position {
  return (offset) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };
}

function startOf(tree: Node, pointer: string): number {
  const names = pointerNames(pointer);
  for (let length = names.length; length > 0; length -= 1) {
    const node = nodeAt(tree, names.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return tree.offset;
}

function nodeAt(tree: Node, names: readonly string[]): Node | undefined {
  let node: Node | undefined = tree;
  for (const name of names) {
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name]);
  }
  return node;
}

function repeatedMembers(tree: Node, at: (offset: number) => Position): (JsonMember & { position: Position })[] {
  const found: (JsonMember & { position: Position })[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'object') {
      const keys = new Set<unknown>();
      for (const property of node.children ?? []) {
        const name = property.children?.[0];
        const key: unknown = name?.value;
        if (typeof key === 'string' && keys.has(key)) {
          found.push({ pointer: pointerOf('', ...getNodePath(node), key), key, position: at(property.offset) });
        }
        keys.add(key);
      }
    }
    node.children?.forEach(visit);
  };
  visit(tree);
  return found;
}
