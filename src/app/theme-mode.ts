import { useSyncExternalStore } from 'react';
import { preference, subscribePreferences, systemIsDark } from '../providers/preferences.ts';

/** Whether the screen is dark now, the system's wish included. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}

function isDark(): boolean {
  const mode = preference('theme');
  return mode === 'dark' || (mode === 'system' && systemIsDark().matches);
}

function subscribe(listener: () => void): () => void {
  const system = systemIsDark();
  const stop = subscribePreferences(listener);
  system.addEventListener('change', listener);
  return () => {
    stop();
    system.removeEventListener('change', listener);
  };
}
