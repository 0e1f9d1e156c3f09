// antd has no shortcuts: decides which single keys the page handles, and when.
import { useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';
import { LAYERS } from './open-layers.ts';

/** Elements where a key is text, or moves among choices. */
const TYPING =
  'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role=textbox], [role=combobox], [role=listbox]';

/**
 * Whether shortcuts of one key are heard. People who speak to their computer, or whose hands shake, press such keys
 * without meaning to, so they can be turned off (WCAG 2.1.4); kept in this browser.
 */
const KEY = 'singleKeys';
const signal = createSignal();

function hasSingleKeys(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(signal.subscribe, hasSingleKeys);
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  signal.tell();
}

/** Whether a key was meant for nothing else. @param options.mayRepeat also while it is held down */
export function isFreeKey(event: KeyboardEvent, { mayRepeat = false } = {}): boolean {
  if (event.defaultPrevented || event.isComposing || (event.repeat && !mayRepeat) || !hasSingleKeys()) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // Signs such as `?` need Shift on many keyboards; a letter with it is something else.
  if (event.shiftKey && /[a-z]/i.test(event.key)) return false;
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  return !isTyping && document.querySelector(LAYERS) === null;
}
