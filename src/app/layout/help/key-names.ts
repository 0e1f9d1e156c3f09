import { isMac } from '../../../ui/platform.ts';

/** The names of a shortcut's keys on this platform: `Mod+k` → `Ctrl`, `K`. */
export function keyNames(keys: string): readonly string[] {
  return keys.split(/[ +|]/).map((key) => NAMES[key] ?? key.toUpperCase());
}

const NAMES: Readonly<Record<string, string>> = {
  Mod: isMac ? '⌘' : 'Ctrl',
  Escape: 'Esc',
  Enter: 'Enter',
  Tab: 'Tab',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
