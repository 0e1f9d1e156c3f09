import { useEffect, useEffectEvent } from 'react';
import { isFreeKey } from '../../../ui/single-keys.ts';

const KEYS = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  e: 'trash',
  '#': 'trash',
  Delete: 'trash',
  s: 'star',
  u: 'unread',
  x: 'select',
  r: 'reply',
  a: 'replyAll',
  f: 'forward',
  c: 'compose',
  Escape: 'back',
} as const;
export type MailKey = (typeof KEYS)[keyof typeof KEYS];

/** The shortcuts for the help; `/` and Enter belong to the layout and the browser. */
export const KEY_LIST = [
  ['j / ↓', 'next'],
  ['k / ↑', 'previous'],
  ['Enter', 'open'],
  ['x', 'select'],
  ['e / #', 'trash'],
  ['s', 'star'],
  ['u', 'unread'],
  ['r', 'reply'],
  ['a', 'replyAll'],
  ['f', 'forward'],
  ['c', 'compose'],
  ['/', 'search'],
  ['Esc', 'back'],
] as const;

/** The e-mail of the focused row. */
export function focusedMail(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-mail]');
  return row ? Number(row.dataset['mail']) : undefined;
}

/**
 * Handles the shortcuts of mail programs; not while typing or under an open layer. @param does answers whether it
 * handled the key
 */
export function useMailKeys(does: (key: MailKey) => boolean): void {
  const run = useEffectEvent(does);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isFreeKey(event) || !(event.key in KEYS)) return;
      // Elsewhere the arrow keys scroll.
      if (event.key.startsWith('Arrow') && focusedMail() === undefined) return;
      if (run(KEYS[event.key as keyof typeof KEYS])) event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
