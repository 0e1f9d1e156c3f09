import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useClientConfig } from '../../../providers/config.ts';
import { isFreeKey } from '../../../ui/single-keys.ts';
import { showDrawer } from '../../drawers.ts';
import { configuredScreenAt } from '../configured-screen-at.ts';
import { type Shortcut, shortcutsOf } from './shortcuts.ts';

const PATIENCE = 1500; // ms between `g` and its letter

/** Hears the shortcuts of the layout. */
export function useShortcuts(): void {
  const config = useClientConfig();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  /** @returns whether something came of it */
  const run = useEffectEvent(({ does, path }: Shortcut): boolean => {
    const screen = configuredScreenAt(config, pathname);
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
      if (!isFreeKey(event)) return;
      const shortcut = find(isSecond ? `g ${key}` : key);
      if (!isSecond && key === 'g') waitingSince = event.timeStamp;
      if (shortcut && run(shortcut)) event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function focusSearch(): boolean {
  const input = document.querySelector<HTMLInputElement>('#content input[type=search]');
  input?.focus();
  input?.select();
  return input !== null;
}
