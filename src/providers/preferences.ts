import { useSyncExternalStore } from 'react';
import { PREFERENCE_NAMES, type PreferenceName, preferenceOf, type Preferences } from '../config/preferences.ts';
import { createSignal } from '../lib/signal.ts';

/** Language, theme and the like live in cookies, so that the server can render the page in them. */
const LIFETIME = 30 * 24 * 60 * 60; // seconds; spec §9: preference cookies last 30 days

const signal = createSignal();

/** @returns the stored value of any such cookie, undefined when there is none */
export function readPreference(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Values are words of ours (`tr`, `dark`), never typed by people, so they need no encoding. */
export function writePreference({ name, value }: { name: string; value: string }): void {
  document.cookie = `${name}=${value}; path=/; max-age=${LIFETIME}; samesite=lax`;
}

/** The person's choice, else the device's, else the default. */
export function preference<Name extends PreferenceName>(name: Name): Preferences[Name] {
  const ofDevice = name === 'theme' && systemIsDark().matches ? 'system' : undefined;
  return preferenceOf(name, readPreference(name) ?? ofDevice);
}

/** Whether the device is dark now; tells when that changes. */
export const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** Puts all of them on the page as `data-…`, where the style sheets read them. The server writes the same. */
export function applyPreferences(): void {
  for (const name of PREFERENCE_NAMES) document.documentElement.dataset[name] = preference(name);
}

/** Changes one at once and remembers it. */
export function setPreference<Name extends PreferenceName>(name: Name, value: Preferences[Name]): void {
  writePreference({ name, value });
  changed();
}

/** Forgets all of them at once, so that the defaults hold; the language is no matter of looks and stays. */
export function resetPreferences(): void {
  for (const name of PREFERENCE_NAMES) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  changed();
}

export function usePreference<Name extends PreferenceName>(name: Name): Preferences[Name] {
  return useSyncExternalStore(subscribePreferences, () => preference(name));
}

/** @returns the way to stop */
export const subscribePreferences = signal.subscribe;

function changed(): void {
  applyPreferences();
  signal.tell();
}
