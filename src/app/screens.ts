import { type ComponentType, lazy } from 'react';

const modules = import.meta.glob<{ default: ComponentType }>(['../screens/**/*.tsx', '!../screens/**/*.test.tsx']);
const made = new Map<string, ComponentType>();

/** The hand-written screen of an address, each in a chunk of its own: `/access-control` is `src/screens/access-control.tsx`. */
export function screenAt(route: string): ComponentType | undefined {
  const load = modules[`../screens${route}.tsx`];
  if (!load) return undefined;
  const known = made.get(route);
  if (known) return known;
  const screen = lazy(load);
  made.set(route, screen);
  return screen;
}
