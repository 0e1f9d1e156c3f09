/**
 * A person's display preferences (spec §9), each in its own cookie. The first value is the default. The server writes
 * them into the page before the first paint, the browser changes them in place.
 */
export const PREFERENCES = {
  theme: ['light', 'dark', 'system'],
  skin: ['default', 'bordered'],
  navigation: ['vertical', 'horizontal'],
  /** The vertical navigation; it starts collapsed (spec §9). */
  menu: ['collapsed', 'expanded'],
  density: ['comfortable', 'compact'],
  color: ['teal', 'blue', 'violet', 'rose', 'amber', 'graphite'],
} as const;

export type Preferences = { readonly [Name in PreferenceName]: (typeof PREFERENCES)[Name][number] };
export type PreferenceName = keyof typeof PREFERENCES;

export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as PreferenceName[];

const VALUES: { readonly [Name in PreferenceName]: readonly Preferences[Name][] } = PREFERENCES;

/** The choices; the first one is the default. */
export function preferenceValues<Name extends PreferenceName>(name: Name): readonly Preferences[Name][] {
  return VALUES[name];
}

/** @param stored the cookie's value; an unknown one means the default */
export function preferenceOf<Name extends PreferenceName>(name: Name, stored: string | undefined): Preferences[Name] {
  const [usual, ...others] = VALUES[name];
  return others.find((value) => value === stored) ?? (usual as Preferences[Name]);
}
