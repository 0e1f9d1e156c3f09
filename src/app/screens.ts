import type { ComponentType } from 'react';
import { lazyListed } from './lazy-modules.ts';
import { ScreenMissing } from './layout/EmptyScreens.tsx';

const screens = lazyListed<object>(
  async () => (await import('./hand-written.ts')).SCREEN_FILES,
  () => ScreenMissing,
);

/** The hand-written screen of an address: `/access-control` is `src/screens/access-control.tsx`. */
export const screenAt = (route: string): ComponentType => screens(`../screens${route}.tsx`);
