import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/** Characters of a line (the formatter's, see .oxfmtrc.json). */
const WIDTH = 120;
const STEP = '  ';

/** A piece of JSON as written in a file: scalars unchanged, objects with their line breaks. */
type Piece =
  | { readonly kind: 'scalar'; readonly raw: string }
  | { readonly kind: 'list'; readonly items: readonly Piece[] }
  | { readonly kind: 'object'; readonly isOpen: boolean; readonly members: readonly Member[] };
type Member = { readonly key: string; readonly value: Piece };

function pieceOf(node: Node, text: string): Piece {
  const children = node.children ?? [];
  if (node.type === 'array') return { kind: 'list', items: children.map((child) => pieceOf(child, text)) };
  if (node.type !== 'object') return { kind: 'scalar', raw: text.slice(node.offset, node.offset + node.length) };
  const first = children[0];
  const isOpen = first !== undefined && text.slice(node.offset, first.offset).includes('\n');
  const members = children.flatMap(({ children: [key, value] = [] }): Member[] =>
    key && value ? [{ key: String(key.value), value: pieceOf(value, text) }] : [],
  );
  return { kind: 'object', isOpen, members };
}

const inline = (piece: Piece): string => {
  if (piece.kind === 'scalar') return piece.raw;
  if (piece.kind === 'list') return `[${piece.items.map(inline).join(', ')}]`;
  if (piece.members.length === 0) return '{}';
  return `{ ${piece.members.map(({ key, value }) => `${JSON.stringify(key)}: ${inline(value)}`).join(', ')} }`;
};

/** Pieces the formatter never joins into one line: objects with line breaks, and lists of several objects. */
function isBroken(piece: Piece): boolean {
  if (piece.kind === 'scalar') return false;
  if (piece.kind === 'object') return piece.isOpen || piece.members.some(({ value }) => isBroken(value));
  const isTable =
    piece.items.length > 1 && piece.items.every((item) => item.kind === 'object' && item.members.length > 1);
  return isTable || piece.items.some(isBroken);
}

/** @param column where the piece starts, in characters; `indent` of its line */
function print(piece: Piece, indent: string, column: number): string {
  const line = inline(piece);
  if (piece.kind === 'scalar' || (!isBroken(piece) && column + line.length + 1 <= WIDTH)) return line;
  const within = indent + STEP;
  const [open, close] = piece.kind === 'list' ? '[]' : '{}';
  const parts =
    piece.kind === 'list'
      ? piece.items.map((item) => print(item, within, within.length))
      : piece.members.map(({ key, value }) => {
          const name = `${JSON.stringify(key)}: `;
          return name + print(value, within, within.length + name.length);
        });
  if (parts.length === 0) return `${open}${close}`;
  return `${open}\n${parts.map((part) => within + part).join(',\n')}\n${indent}${close}`;
}

const wordsOf = (actions: readonly string[]): Piece => ({
  kind: 'list',
  items: actions.map((action) => ({ kind: 'scalar', raw: JSON.stringify(action) })),
});

const membersOf = (grants: Readonly<Record<string, readonly string[]>>): readonly Member[] =>
  Object.entries(grants).map(([key, actions]) => ({ key, value: wordsOf(actions) }));

function replaced(members: readonly Member[], key: string, value: Piece | undefined): readonly Member[] {
  if (value === undefined) return members.filter((member) => member.key !== key);
  return members.some((member) => member.key === key)
    ? members.map((member) => (member.key === key ? { key, value } : member))
    : [...members, { key, value }];
}

/**
 * The file of a resource or page with changed grants of one role. Only the member `access` is rewritten, in its order
 * and with its line breaks; every other character stays.
 * @param actions of the role; empty removes it
 * @param grants in force, for a file without any
 * @throws Error when the text is no JSON object
 */
export function withGrant({
  text,
  role,
  actions,
  grants: usual,
}: {
  text: string;
  role: string;
  actions: readonly string[];
  grants: Readonly<Record<string, readonly string[]>>;
}): string {
  const tree = parseTree(text);
  if (tree?.type !== 'object') throw new Error('No JSON object');
  const access = findNodeAtLocation(tree, ['access']);
  const old = access ? pieceOf(access, text) : undefined;
  const members = old?.kind === 'object' ? old.members : [];
  const known = members.find(({ key }) => key === 'grants')?.value;
  const grants: Piece = {
    kind: 'object',
    isOpen: known?.kind === 'object' && known.isOpen,
    members: replaced(
      known?.kind === 'object' ? known.members : membersOf(usual),
      role,
      actions.length > 0 ? wordsOf(actions) : undefined,
    ),
  };
  const after: Piece = {
    kind: 'object',
    isOpen: old?.kind === 'object' && old.isOpen,
    members: replaced(members, 'grants', grants),
  };
  if (access) {
    const lineStart = text.lastIndexOf('\n', access.offset) + 1;
    const indent = /^\s*/.exec(text.slice(lineStart, access.offset))?.[0] ?? '';
    const printed = print(after, indent, access.offset - lineStart);
    return text.slice(0, access.offset) + printed + text.slice(access.offset + access.length);
  }
  // Before the first member that follows the head of a file.
  const next = (tree.children ?? []).find(({ children: [key] = [] }) => BODY.includes(String(key?.value)));
  const at = next?.offset ?? tree.children?.[0]?.offset ?? tree.offset + 1;
  const name = '"access": ';
  return `${text.slice(0, at)}${name}${print(after, STEP, STEP.length + name.length)},\n${STEP}${text.slice(at)}`;
}

const BODY: readonly string[] = ['fields', 'list', 'blocks', 'screen', 'only', 'record', 'form', 'create', 'show'];
