import { type RichNode, type RichTag, safeHref } from './rich-text.ts';

/** What begins a line and makes it more than words. */
const HEADING = /^(#{1,6})[ \t]+(.*)$/;
const ITEM = /^([ \t]*)(?:[-*+]|(\d{1,9})[.)])[ \t]+(.*)$/;
const QUOTE = /^>[ \t]?(.*)$/;
/** Lists and quotes within each other; what is deeper is words. */
const DEEPEST = 8;

/**
 * Reads Markdown into the tree of formatted texts: headings, paragraphs, lists, quotes, links, emphasis and line breaks.
 * What else Markdown has (tables, code, pictures, HTML) stays the words it is written in, so nothing of anybody becomes
 * markup. `#` is the second level, for a page has its title already.
 */
export function parseMarkdown(text: string): RichNode[] {
  return blocksOf(text.replace(/\r\n?/g, '\n').split('\n'), 0);
}

function blocksOf(lines: readonly string[], depth: number): RichNode[] {
  const nodes: RichNode[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const heading = HEADING.exec(line);
    if (heading) {
      nodes.push(headingOf(heading[1] ?? '', heading[2] ?? ''));
      at += 1;
      continue;
    }
    if (depth < DEEPEST && QUOTE.test(line)) {
      const end = endWhile(lines, at, (next) => QUOTE.test(next));
      const quoted = lines.slice(at, end).map((next) => QUOTE.exec(next)?.[1] ?? '');
      nodes.push({ tag: 'blockquote', children: blocksOf(quoted, depth + 1) });
      at = end;
      continue;
    }
    if (depth < DEEPEST && ITEM.test(line)) {
      const end = endOfList(lines, at);
      nodes.push(listOf(lines.slice(at, end), depth));
      at = end;
      continue;
    }
    const end = endWhile(lines, at, (next) => next.trim() !== '' && !beginsBlock(next, depth));
    nodes.push({ tag: 'p', children: wordsOf(lines.slice(at, Math.max(end, at + 1))) });
    at = Math.max(end, at + 1);
  }
  return nodes;
}

const beginsBlock = (line: string, depth: number): boolean =>
  HEADING.test(line) || (depth < DEEPEST && (QUOTE.test(line) || ITEM.test(line)));

function endWhile(lines: readonly string[], from: number, holds: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && holds(lines[end] ?? '')) end += 1;
  return end;
}

function headingOf(signs: string, words: string): RichNode {
  const tags: readonly RichTag[] = ['h2', 'h3', 'h4'];
  return { tag: tags[Math.min(signs.length, 3) - 1] ?? 'h4', children: inline(words.replace(/[ \t]+#+[ \t]*$/, '')) };
}

const isNumbered = (line: string): boolean => ITEM.exec(line)?.[2] !== undefined;
const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A list goes on over empty lines and what is set in, and ends where a list of the other kind begins. */
function endOfList(lines: readonly string[], from: number): number {
  const first = lines[from] ?? '';
  const isOwn = (line: string): boolean =>
    indentOf(line) > indentOf(first) || (ITEM.test(line) && isNumbered(line) === isNumbered(first));
  let end = from + 1;
  let after = end;
  while (after < lines.length) {
    const line = lines[after] ?? '';
    const isGap = line.trim() === '';
    if (!isGap && !isOwn(line)) {
      // Words that follow without a gap belong to the last item.
      const follows = after === end && !beginsBlock(line, 0);
      if (!follows) break;
    }
    after += 1;
    if (!isGap) end = after;
  }
  return end;
}

function listOf(lines: readonly string[], depth: number): RichNode {
  const first = lines[0] ?? '';
  const indent = indentOf(first);
  const items: string[][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && indentOf(line) <= indent) items.push([item[3] ?? '']);
    else items.at(-1)?.push(line.slice(Math.min(indentOf(line), indent + 2)));
  }
  return {
    tag: isNumbered(first) ? 'ol' : 'ul',
    children: items.map((own) => ({ tag: 'li' as const, children: itemOf(own, depth + 1) })),
  };
}

/** An item of words alone has no paragraph around them. */
function itemOf(lines: readonly string[], depth: number): RichNode[] {
  const [first, ...more] = blocksOf(lines, depth);
  if (first === undefined) return [];
  const isWords = typeof first !== 'string' && first.tag === 'p';
  return isWords ? [...first.children, ...more] : [first, ...more];
}

/** Lines of one paragraph; two blanks or a backslash at the end break the line. */
function wordsOf(lines: readonly string[]): RichNode[] {
  return lines.flatMap((line, index): RichNode[] => {
    const isLast = index === lines.length - 1;
    const isBroken = !isLast && /(?: {2,}|\\)$/.test(line);
    const words = inline(line.trim().replace(isBroken ? /\\$/ : /(?!)/, ''));
    if (isLast) return words;
    return isBroken ? [...words, { tag: 'br', children: [] }] : [...words, ' '];
  });
}

/** `[words](address)`; the words may not hold brackets, the address no blanks. */
const LINK = /^\[([^[\]\n]{1,500})\]\(([^()\s]{1,2000})\)/;
const STRONG = /^(\*\*|__)(?=\S)(.+?)(?<=\S)\1/;
const EMPHASIS = /^([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}])/u;
const SIGNS = '\\`*_{}[]()#+-.!>';

function inline(text: string): RichNode[] {
  const nodes: RichNode[] = [];
  let words = '';
  let at = 0;
  const add = (node: RichNode, length: number): void => {
    if (words !== '') nodes.push(words);
    words = '';
    nodes.push(node);
    at += length;
  };
  while (at < text.length) {
    const sign = text[at] ?? '';
    const next = text[at + 1] ?? '';
    if (sign === '\\' && next !== '' && SIGNS.includes(next)) {
      words += next;
      at += 2;
      continue;
    }
    // Long texts without any sign are not cut over and over.
    const found = '[*_'.includes(sign) ? markedAt(text.slice(at, at + 4000), text[at - 1] ?? '') : undefined;
    if (found) add(found.node, found.length);
    else {
      words += sign;
      at += 1;
    }
  }
  return words === '' ? nodes : [...nodes, words];
}

function markedAt(text: string, before: string): { readonly node: RichNode; readonly length: number } | undefined {
  const link = LINK.exec(text);
  if (link) {
    const href = hrefOf(link[2] ?? '');
    const children = inline(link[1] ?? '');
    const length = link[0].length;
    return href === undefined ? undefined : { node: { tag: 'a', href, children }, length };
  }
  // Within a word they are signs: snake_case.
  if (text[0] === '_' && /[\p{L}\p{N}]/u.test(before)) return undefined;
  const strong = STRONG.exec(text);
  if (strong) return { node: { tag: 'strong', children: inline(strong[2] ?? '') }, length: strong[0].length };
  const emphasis = EMPHASIS.exec(text);
  if (emphasis) return { node: { tag: 'em', children: inline(emphasis[2] ?? '') }, length: emphasis[0].length };
  return undefined;
}

/** An address of this application, `/v1/estates/list`, or one that opens elsewhere. */
function hrefOf(address: string): string | undefined {
  return /^\/(?![/\\])[\w\-./?=&%#]*$/.test(address) ? address : safeHref(address);
}
