import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '../providers/preferences.ts';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

const listeners = new Set<() => void>();

/** What the person has chosen; spec §9: light until then. */
export function themeMode(): ThemeMode {
  const stored = readPreference('theme');
  return THEME_MODES.find((mode) => mode === stored) ?? 'light';
}

/** Puts the choice on the page, where the style sheets read it. The server writes the same attribute into the page. */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = themeMode();
}

/** Changes and remembers the theme. */
export function setThemeMode(mode: ThemeMode): void {
  writePreference({ name: 'theme', value: mode });
  applyTheme();
  for (const listener of [...listeners]) listener();
}

export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, themeMode);
}

/** Whether the screen is dark now, the system's wish included. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}

function isDark(): boolean {
  const mode = themeMode();
  return mode === 'dark' || (mode === 'system' && systemIsDark().matches);
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function subscribe(listener: () => void): () => void {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}
