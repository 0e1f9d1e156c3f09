import { isBlankText, plainOfRich, type RichNode, type RichTag, safeHref } from './rich-text.ts';

/**
 * Parses Markdown into the tree of a formatted text (`rich-text.ts`), so it is rendered with the same few elements and
 * never as markup. Headings, paragraphs, nested lists, quotes, **bold**, *italic*, [links](https://…), and `\` before a
 * literal character. HTML in it is plain text (S12).
 */
export function parseMarkdown(text: string): readonly RichNode[] {
  return blocksOf(text.replace(/\t/g, '    ').split('\n'), 0);
}

/** The plain text, for lists. */
export const plainMarkdown = (text: string): string => plainOfRich(parseMarkdown(text));

/** Maximum nesting; deeper text stays as typed. */
const DEEPEST = 8;
/** Maximum characters of a link, so pathological texts cost no more than others. */
const LONGEST = 2000;

const HEADING = /^ {0,3}(#{1,6}) +(.*?)(?: +#+)? *$/;
const ENTRY = /^( *)([-*+]|\d{1,9}[.)]) +(.*)$/;
const QUOTE = /^ {0,3}> ?(.*)$/;
const HEADINGS: readonly RichTag[] = ['h2', 'h3', 'h4'];

function blocksOf(lines: readonly string[], depth: number): RichNode[] {
  const blocks: RichNode[] = [];
  let words: string[] = [];
  const flush = () => {
    const children = lineBreaks(words);
    if (!isBlankText(children)) blocks.push({ tag: 'p', children });
    words = [];
  };
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = HEADING.exec(line);
    const quote = depth < DEEPEST ? QUOTE.exec(line) : null;
    const entry = depth < DEEPEST ? ENTRY.exec(line) : null;
    if (heading) {
      flush();
      const children = wordsOf((heading[2] ?? '').trim(), 0);
      const tag = HEADINGS[Math.min(heading[1]?.length ?? 1, HEADINGS.length) - 1] ?? 'h4';
      if (!isBlankText(children)) blocks.push({ tag, children });
    } else if (quote) {
      flush();
      const from = at;
      while (QUOTE.test(lines[at + 1] ?? '')) at += 1;
      const inner = lines.slice(from, at + 1).map((one) => QUOTE.exec(one)?.[1] ?? '');
      const children = blocksOf(inner, depth + 1);
      if (children.length > 0) blocks.push({ tag: 'blockquote', children });
    } else if (entry) {
      flush();
      const list = listAt(lines, at, depth);
      if (list.node) blocks.push(list.node);
      at = list.end - 1;
    } else if (line.trim() === '') flush();
    else words.push(line);
    at += 1;
  }
  flush();
  return blocks;
}

const isNumbered = (mark: string): boolean => /\d/.test(mark);

/** The list entries from a line on, each with the further indented lines below it. */
function listAt(lines: readonly string[], from: number, depth: number): { node: RichNode | undefined; end: number } {
  const [, indent = '', mark = ''] = ENTRY.exec(lines[from] ?? '') ?? [];
  const entries: string[][] = [];
  let end = from;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const found = ENTRY.exec(line);
    const isDeeper = indentOf(line) > indent.length;
    if (found && !isDeeper) {
      if (isNumbered(found[2] ?? '') !== isNumbered(mark)) break;
      entries.push([found[3] ?? '']);
    } else if (isDeeper) entries.at(-1)?.push(line);
    else if (line.trim() === '' && continues(lines[end + 1], indent.length)) entries.at(-1)?.push('');
    // A text line directly below continues the entry.
    else if (line.trim() !== '' && (lines[end - 1] ?? '').trim() !== '' && !HEADING.test(line) && !QUOTE.test(line))
      entries.at(-1)?.push(line);
    else break;
  }
  const children = entries.flatMap((own): RichNode[] => {
    const [first = '', ...below] = own;
    const content = blocksOf([first, ...outdented(below)], depth + 1);
    return content.length > 0 ? [{ tag: 'li', children: content }] : [];
  });
  return { node: children.length > 0 ? { tag: isNumbered(mark) ? 'ol' : 'ul', children } : undefined, end };
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
const continues = (line: string | undefined, indent: number): boolean =>
  line !== undefined && line.trim() !== '' && (indentOf(line) > indent || ENTRY.test(line));

function outdented(lines: readonly string[]): string[] {
  const least = Math.min(...lines.filter((line) => line.trim() !== '').map(indentOf));
  return lines.map((line) => line.slice(Math.min(least, indentOf(line))));
}

/** Lines of one paragraph; two spaces or a backslash at the end make a line break, other breaks a space. */
function lineBreaks(lines: readonly string[]): RichNode[] {
  const parts: string[] = [''];
  lines.forEach((line, index) => {
    const isLast = index === lines.length - 1;
    const isBreak = !isLast && / {2}$|\\$/.test(line);
    const words = line.trim().replace(/\\$/, isBreak ? '' : '\\');
    parts.push((parts.pop() ?? '') + words + (isBreak || isLast ? '' : ' '));
    if (isBreak) parts.push('');
  });
  return parts.flatMap((part, index): RichNode[] => [
    ...(index > 0 ? [{ tag: 'br' as const, children: [] }] : []),
    ...wordsOf(part, 0),
  ]);
}

/** Bold before italic, because its mark is the other one doubled. */
const MARKS = [
  { sign: '**', tag: 'strong' },
  { sign: '__', tag: 'strong' },
  { sign: '*', tag: 'em' },
  { sign: '_', tag: 'em' },
] as const;

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

function wordsOf(text: string, depth: number): RichNode[] {
  const nodes: RichNode[] = [];
  const ends: Ends = new Map();
  let plain = '';
  const push = (node: RichNode) => {
    if (plain !== '') nodes.push(plain);
    plain = '';
    nodes.push(node);
  };
  for (let at = 0; at < text.length;) {
    const sign = text[at] ?? '';
    if (sign === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) {
      plain += text[at + 1] ?? '';
      at += 2;
      continue;
    }
    const found = depth < DEEPEST ? (linkAt(text, at, depth) ?? markedAt(text, at, { depth, ends })) : undefined;
    if (found) {
      push(found.node);
      at = found.end;
    } else {
      plain += sign;
      at += 1;
    }
  }
  return plain === '' ? nodes : [...nodes, plain];
}

type Found = { readonly node: RichNode; readonly end: number };
type Sign = (typeof MARKS)[number]['sign'];
/** Possible closing positions of a mark, computed once per text, so many opening marks cost no more than one. */
type Ends = Map<Sign, readonly number[]>;

function markedAt(text: string, at: number, { depth, ends }: { depth: number; ends: Ends }): Found | undefined {
  const mark = MARKS.find(({ sign }) => text.startsWith(sign, at));
  if (!mark) return undefined;
  const { sign, tag } = mark;
  const from = at + sign.length;
  // It opens at a word; underscores inside a_name_like_this do not count.
  if (/^\s?$/.test(text[from] ?? '') || (sign.startsWith('_') && isWordSign(text[at - 1]))) return undefined;
  const all = ends.get(sign) ?? endsOf(text, sign);
  ends.set(sign, all);
  const end = firstAfter(all, from);
  if (end === undefined) return undefined;
  return { node: { tag, children: wordsOf(text.slice(from, end), depth + 1) }, end: end + sign.length };
}

/** It closes at a word: no space before it. */
function endsOf(text: string, sign: Sign): number[] {
  const ends: number[] = [];
  for (let end = text.indexOf(sign); end !== -1; end = text.indexOf(sign, end + 1)) {
    const before = text[end - 1] ?? ' ';
    const after = text[end + sign.length];
    // Of three marks in a row, the outer two belong together.
    const isPart = after === sign[0] || (sign.length === 1 && before === sign);
    if (/\s|\\/.test(before) || isPart || (sign.startsWith('_') && isWordSign(after))) continue;
    ends.push(end);
  }
  return ends;
}

/** The first of these positions after another one. */
function firstAfter(places: readonly number[], from: number): number | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  return places[low];
}

/** `[words](address)`; with an invalid address, the text stays as typed. */
function linkAt(text: string, at: number, depth: number): Found | undefined {
  if (text[at] !== '[') return undefined;
  const window = text.slice(at, at + LONGEST);
  const middle = window.indexOf('](');
  const end = middle === -1 ? -1 : window.indexOf(')', middle);
  if (end === -1) return undefined;
  const href = hrefOf(window.slice(middle + 2, end).trim());
  const words = window.slice(1, middle);
  if (href === undefined || words.trim() === '' || words.includes('[')) return undefined;
  return { node: { tag: 'a', href, children: wordsOf(words, depth + 1) }, end: at + end + 1 };
}

/** An address in this application, `/v1/estates/list`, or an external one. */
const hrefOf = (address: string): string | undefined =>
  /^\/(?![/\\])[\w\-./?=&%#]*$/.test(address) ? address : safeHref(address);
