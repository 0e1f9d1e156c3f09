import type { JSONContent } from '@tiptap/react';
import {
  parseRichText,
  type RichElement,
  type RichNode,
  richTextHtml,
  safeHref,
} from '../../../domain/text/rich-text.ts';

/** The editor's marks for text elements, from the outer to the inner one. */
const MARKS = [
  { mark: 'link', tag: 'a' },
  { mark: 'bold', tag: 'strong' },
  { mark: 'italic', tag: 'em' },
] as const;

/** The editor's document of a text. The editor is given trees only: markup would need the browser to parse it (S12). */
export function documentOf(html: string): JSONContent {
  const content = parseRichText(html).flatMap((node) => blockOf(node));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function blockOf(node: RichNode): JSONContent[] {
  if (typeof node === 'string') return [];
  const { tag, children } = node;
  switch (tag) {
    case 'h2':
    case 'h3':
    case 'h4':
      return [{ type: 'heading', attrs: { level: Number(tag[1]) }, content: wordsOf(children, []) }];
    case 'ul':
    case 'ol':
      return [{ type: tag === 'ul' ? 'bulletList' : 'orderedList', content: children.flatMap(blockOf) }];
    case 'li':
      return [{ type: 'listItem', content: entryOf(children.flatMap(blockOf)) }];
    case 'blockquote':
      return [{ type: 'blockquote', content: children.flatMap(blockOf) }];
    default:
      return [{ type: 'paragraph', content: wordsOf(children, []) }];
  }
}

/** The editor's entries begin with a paragraph. */
function entryOf(blocks: readonly JSONContent[]): JSONContent[] {
  const [first, ...rest] = blocks;
  if (first?.type === 'heading') return [{ type: 'paragraph', content: first.content ?? [] }, ...rest];
  return first?.type === 'paragraph' ? [...blocks] : [{ type: 'paragraph' }, ...blocks];
}

type Mark = NonNullable<JSONContent['marks']>[number];

function wordsOf(nodes: readonly RichNode[], marks: readonly Mark[]): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    if (typeof node === 'string') return node === '' ? [] : [{ type: 'text', text: node, marks: [...marks] }];
    if (node.tag === 'br') return [{ type: 'hardBreak' }];
    const known = MARKS.find(({ tag }) => tag === node.tag)?.mark;
    if (known === undefined || marks.some(({ type }) => type === known)) return wordsOf(node.children, marks);
    const mark: Mark = known === 'link' ? { type: known, attrs: { href: node.href ?? '' } } : { type: known };
    return wordsOf(node.children, [...marks, mark]);
  });
}

/** The text of the editor's document, in the form it is kept in. */
export function htmlOfDocument(document: JSONContent): string {
  // Once more through the one gate, so that both sides agree on the form.
  return richTextHtml(parseRichText(richTextHtml(nodesOf(document.content))));
}

function nodesOf(content: readonly JSONContent[] = []): RichNode[] {
  const blocks = content.flatMap((block): RichNode[] => {
    const children = () => nodesOf(block.content);
    switch (block.type) {
      case 'heading':
        return [{ tag: headingOf(block.attrs?.['level']), children: nested(block.content ?? []) }];
      case 'bulletList':
        return [{ tag: 'ul', children: children() }];
      case 'orderedList':
        return [{ tag: 'ol', children: children() }];
      case 'listItem':
        return [{ tag: 'li', children: children() }];
      case 'blockquote':
        return [{ tag: 'blockquote', children: children() }];
      case 'paragraph':
        return [{ tag: 'p', children: nested(block.content ?? []) }];
      default:
        return [];
    }
  });
  return blocks;
}

const headingOf = (level: unknown): 'h2' | 'h3' | 'h4' => (level === 3 ? 'h3' : level === 4 ? 'h4' : 'h2');

/** Words with marks as elements within each other, neighbours with the same mark in one. */
function nested(words: readonly JSONContent[], depth = 0): RichNode[] {
  const level = MARKS[depth];
  if (!level)
    return words.map((word): RichNode => (word.type === 'hardBreak' ? { tag: 'br', children: [] } : (word.text ?? '')));
  const groups: { href: string | undefined; words: JSONContent[] }[] = [];
  for (const word of words) {
    const mark = word.marks?.find(({ type }) => type === level.mark);
    const href = mark && String(mark.attrs?.['href'] ?? '');
    const last = groups.at(-1);
    if (last && last.href === href) last.words.push(word);
    else groups.push({ href, words: [word] });
  }
  return groups.flatMap(({ href, words: same }): RichNode[] => {
    const children = nested(same, depth + 1);
    if (href === undefined) return children;
    const safe = level.tag === 'a' ? safeHref(href) : undefined;
    if (level.tag === 'a' && safe === undefined) return children;
    const element: RichElement = { tag: level.tag, ...(safe !== undefined && { href: safe }), children };
    return [element];
  });
}
