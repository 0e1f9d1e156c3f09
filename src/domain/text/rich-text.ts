import { escapeMarkup } from './escape.ts';

/** The elements allowed in a formatted text; others are dropped, but their text stays. */
export const RICH_TAGS = ['p', 'h2', 'h3', 'h4', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'br'] as const;
export type RichTag = (typeof RICH_TAGS)[number];
export type RichElement = { readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] };
export type RichNode = string | RichElement;

/** Equivalent tags of other programs, for pasted text. */
const ALIASES: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' };
/** Elements whose content is not text for people. */
const HIDDEN_ELEMENTS: readonly string[] = [
  'script',
  'style',
  'title',
  'head',
  'template',
  'noscript',
  'iframe',
  'object',
  'textarea',
  'select',
  'svg',
  'math',
  'xmp',
  'noembed',
  'noframes',
];
/** Block elements; they contain inline text (p, headings) or blocks (lists, quotes). */
const BLOCKS: readonly RichTag[] = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'];
const OF_WORDS: readonly RichTag[] = ['p', 'h2', 'h3', 'h4'];
/** Maximum nesting; deeper elements are flattened. */
const DEEPEST = 24;

const isBlock = (node: RichNode): boolean => typeof node !== 'string' && BLOCKS.includes(node.tag);
const tagOf = (name: string): RichTag | undefined => RICH_TAGS.find((tag) => tag === name) ?? own(ALIASES, name);
const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** An address that opens a page, a mail or a call; undefined = not allowed as a link (S12). */
export function safeHref(address: string): string | undefined {
  // Browsers ignore these within a scheme: `java
  // script:`.
  const plain = address.replace(/[\p{Cc}\p{Cs}\p{Z}]/gu, '');
  return /^(https?:\/\/[^/]|mailto:.|tel:[+\d])/i.test(plain) && plain.length <= 2000 ? plain : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return own(ENTITIES, name) ?? whole;
    const code = name[1] === 'x' || name[1] === 'X' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

type Open = { readonly tag: RichTag | ''; readonly href?: string; readonly children: RichNode[] };

/** The end of a tag that begins at `from`, respecting quotes; -1 = unclosed. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const sign = html[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}

const HREF = /(?:^|[\s"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function hrefIn(attributes: string): string | undefined {
  const found = HREF.exec(attributes);
  return found ? safeHref(decoded(found[1] ?? found[2] ?? found[3] ?? '')) : undefined;
}

/** Builds the tree as tags open and close; a closing tag without an opening one is ignored. */
class Builder {
  readonly root: Open = { tag: '', children: [] };
  readonly #stack: Open[] = [this.root];

  text(text: string): void {
    if (text !== '') this.#top().children.push(text);
  }

  open(tag: RichTag, href: string | undefined): void {
    if (tag === 'br') {
      this.#top().children.push({ tag, children: [] });
      return;
    }
    if (tag === 'a' && href === undefined) return;
    // A block ends the inline elements around it; an entry ends the entry before it.
    if (BLOCKS.includes(tag)) while (this.#isWords()) this.#close();
    if (tag === 'li' && this.#top().tag === 'li') this.#close();
    if (this.#stack.length > DEEPEST) return;
    this.#stack.push({ tag, ...(href !== undefined && { href }), children: [] });
  }

  close(tag: RichTag): void {
    const at = this.#stack.findLastIndex((open) => open.tag === tag);
    while (at > 0 && this.#stack.length > at) this.#close();
  }

  end(): readonly RichNode[] {
    while (this.#stack.length > 1) this.#close();
    return this.root.children;
  }

  #isWords(): boolean {
    const { tag } = this.#top();
    return tag !== '' && (OF_WORDS.includes(tag) || !BLOCKS.includes(tag));
  }
  #top(): Open {
    return this.#stack.at(-1) ?? this.root;
  }
  #close(): void {
    const done = this.#stack.pop();
    if (done && done.tag !== '') this.#top().children.push(done as RichElement);
  }
}

function scan(html: string): readonly RichNode[] {
  const builder = new Builder();
  // ASCII letters only: others may change length, which would shift positions.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    builder.text(decoded(html.slice(at, open === -1 ? undefined : open)));
    if (open === -1) break;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    if (!/^[a-z/!?]/i.test(html.slice(open + 1, open + 2))) {
      builder.text('<');
      at = open + 1;
      continue;
    }
    const end = endOfTag(html, open + 1);
    if (end === -1) break; // an unclosed tag is no text
    const inside = html.slice(open + 1, end);
    const isEnd = inside.startsWith('/');
    const name = (/^\/?([a-z][a-z0-9]*)/i.exec(inside)?.[1] ?? '').toLowerCase();
    at = end + 1;
    if (!isEnd && HIDDEN_ELEMENTS.includes(name)) {
      const close = lower.indexOf(`</${name}`, at);
      at = close === -1 ? html.length : close;
      continue;
    }
    const tag = tagOf(name);
    if (tag === undefined) continue;
    if (isEnd) builder.close(tag);
    else builder.open(tag, tag === 'a' ? hrefIn(inside) : undefined);
  }
  return builder.end();
}

/** Without readable text. */
export const isBlankText = (nodes: readonly RichNode[]): boolean =>
  nodes.every((node) =>
    typeof node === 'string' ? node.trim() === '' : node.tag !== 'br' && isBlankText(node.children),
  );

/** Text between blocks becomes paragraphs; a text without markup, one for each of its own. */
function paragraphs(words: readonly RichNode[]): RichNode[] {
  if (isBlankText(words)) return [];
  const parts: RichNode[][] = [[]];
  for (const node of words) {
    const [first = '', ...more] = typeof node === 'string' ? node.split(/\n[ \t]*\n\s*/) : [];
    parts.at(-1)?.push(typeof node === 'string' ? first : node);
    for (const piece of more) parts.push([piece]);
  }
  return parts.filter((part) => !isBlankText(part)).map((children) => ({ tag: 'p', children }));
}

/** The normal form: blocks in blocks, text in paragraphs, entries in lists, nothing empty. */
function inBlocks(nodes: readonly RichNode[]): RichNode[] {
  const blocks: RichNode[] = [];
  let words: RichNode[] = [];
  const flush = () => {
    blocks.push(...paragraphs(words));
    words = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      words.push(node);
      continue;
    }
    flush();
    blocks.push(...tidied(node as RichElement));
  }
  flush();
  return blocks;
}

function tidied({ tag, children }: RichElement): RichNode[] {
  if (OF_WORDS.includes(tag)) return isBlankText(children) ? [] : [{ tag, children }];
  // An entry outside a list becomes its content.
  if (tag === 'li') return inBlocks(children);
  const inner =
    tag === 'blockquote'
      ? inBlocks(children)
      : children.flatMap((child): RichNode[] => {
          const content = inBlocks(typeof child !== 'string' && child.tag === 'li' ? child.children : [child]);
          return content.length > 0 ? [{ tag: 'li', children: content }] : [];
        });
  return inner.length > 0 ? [{ tag, children: inner }] : [];
}

/** Parses any HTML, or plain text, into a tree of allowed elements. */
export const parseRichText = (html: string): readonly RichNode[] => inBlocks(scan(html));

function htmlOf(node: RichNode): string {
  if (typeof node === 'string') return escapeMarkup(node);
  const { tag, href, children } = node;
  if (tag === 'br') return '<br />';
  const attributes = href === undefined ? '' : ` href="${escapeMarkup(href)}" rel="noopener noreferrer"`;
  return `<${tag}${attributes}>${children.map(htmlOf).join('')}</${tag}>`;
}

/** The tree as HTML, everything in it escaped. */
export const richTextHtml = (nodes: readonly RichNode[]): string => nodes.map(htmlOf).join('');

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node;
  return node.tag === 'br' ? '\n' : node.children.map(wordsOf).join('');
}

function linesOf(node: RichNode): string {
  if (typeof node === 'string' || OF_WORDS.includes(node.tag)) return wordsOf(node).trim();
  if (node.tag === 'ul' || node.tag === 'ol')
    return node.children.map((entry) => `- ${linesOf(entry).replaceAll('\n\n', '\n')}`).join('\n');
  return node.children.map(linesOf).join('\n\n');
}

/** The plain text: for search, counting, lists and readers without HTML. */
export const plainRichText = (html: string): string => plainOfRich(parseRichText(html));

export const plainOfRich = (nodes: readonly RichNode[]): string => nodes.map(linesOf).join('\n\n').trim();
