import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useClientConfig } from '../../../providers/config.ts';
import { showDrawer } from '../../drawers.ts';
import { screenAt } from '../screen-at.ts';
import { type Shortcut, shortcutsOf } from './shortcuts.ts';
import { hasSingleKeys } from './single-keys.ts';

const PATIENCE = 1500; // ms between `g` and its letter
/** Where a key is text, or moves among choices. */
const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role=textbox], [role=combobox], [role=listbox], [role=menu]';
/** While one of these is open, keys are meant for it. */
const LAYERS = 'dialog[open], .k-popover, .ant-modal-wrap:not([style*="display: none"])';

/** Hears the shortcuts of the layout. */
export function useShortcuts(): void {
  const config = useClientConfig();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  /** @returns whether something came of it */
  const run = useEffectEvent(({ does, path }: Shortcut): boolean => {
    const screen = screenAt(config, pathname);
    if (does === 'help') showDrawer('help');
    else if (does === 'find') return focusSearch();
    else if (does === 'create') {
      if (screen?.action !== 'list' || !screen.resource.can.includes('create')) return false;
      void navigate(screen.resource.routes.create);
    } else if (path !== undefined) void navigate(path);
    else return false;
    return true;
  });
  const find = useEffectEvent((keys: string) => shortcutsOf(config).find((shortcut) => shortcut.keys === keys));

  useEffect(() => {
    let waitingSince = -Infinity;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.length !== 1) return; // Shift on the way to `?`
      const key = event.key.toLowerCase();
      const isSecond = event.timeStamp - waitingSince < PATIENCE;
      waitingSince = -Infinity;
      if (!isFree(event)) return;
      const shortcut = find(isSecond ? `g ${key}` : key);
      if (!isSecond && key === 'g') waitingSince = event.timeStamp;
      if (shortcut && run(shortcut)) event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

/** Whether a key was meant for nothing else. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat || !hasSingleKeys()) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // Signs such as `?` need Shift on many keyboards; a letter with it is something else.
  if (event.shiftKey && /[a-z]/i.test(event.key)) return false;
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  return !isTyping && document.querySelector(LAYERS) === null;
}

function focusSearch(): boolean {
  const input = document.querySelector<HTMLInputElement>('#content input[type=search]');
  input?.focus();
  input?.select();
  return input !== null;
}
