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

/** What the keys do, for those who look it up; `/` and Enter are the layout's and the browser's own. */
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

/** The e-mail in whose row the focus is. */
export function focusedMail(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-mail]');
  return row ? Number(row.dataset['mail']) : undefined;
}

/** Hears the keys of mail programs; never while something is typed or lies above. @param does answers whether it did */
export function useMailKeys(does: (key: MailKey) => boolean): void {
  const run = useEffectEvent(does);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isFreeKey(event) || !(event.key in KEYS)) return;
      // Elsewhere the arrows scroll.
      if (event.key.startsWith('Arrow') && focusedMail() === undefined) return;
      if (run(KEYS[event.key as keyof typeof KEYS])) event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
