import type { ComponentType } from 'react';
import { lazyModules } from './lazy-modules.ts';

const screens = lazyModules(
  import.meta.glob<{ default: ComponentType }>([
    '../screens/**/*.tsx',
    '!../screens/panels/**',
    '!../screens/**/*.test.tsx',
  ]),
);

/** The hand-written screen of an address: `/access-control` is `src/screens/access-control.tsx`. */
export function screenAt(route: string): ComponentType | undefined {
  return screens(`../screens${route}.tsx`);
}
