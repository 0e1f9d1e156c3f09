import { createElement, type ReactNode } from 'react';
import { parseRichText, type RichElement, type RichNode } from '../../../domain/text/rich-text.ts';
import './rich-text.css';

/** A formatted text, drawn element by element: no text of anybody ever becomes markup (S12). */
export function RichText({ html }: { readonly html: string }) {
  return <RichNodes nodes={parseRichText(html)} />;
}

export function RichNodes({ nodes }: { readonly nodes: readonly RichNode[] }) {
  return <div className="k-rich">{nodes.map(drawn)}</div>;
}

function drawn(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  if (tag === 'br') return <br key={key} />;
  return createElement(tag, { key, ...linkOf(node) }, ...children.map(drawn));
}

function linkOf({ tag, href }: RichElement): object {
  if (tag !== 'a') return {};
  const outside = href?.startsWith('http') ? { target: '_blank' } : {};
  return { href, rel: 'noopener noreferrer', ...outside };
}
