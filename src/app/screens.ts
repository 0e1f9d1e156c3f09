import type { ComponentType } from 'react';
import { lazyListed } from './lazy-modules.ts';
import { ScreenMissing } from './layout/EmptyScreens.tsx';

/** Files of the demo: what lies beside the product's folders. Their list is a chunk of its own, asked for by who opens one. */
const DEMO = /^\.\.\/screens\/(?!v1\/|access-control)/;

const screens = lazyListed<object>(
  async (file) =>
    DEMO.test(file)
      ? (await import('./demo-files.ts')).DEMO_SCREEN_FILES
      : (await import('./hand-written.ts')).SCREEN_FILES,
  () => ScreenMissing,
);

/** The hand-written screen of an address: `/access-control` is `src/screens/access-control.tsx`. */
export const screenAt = (route: string): ComponentType => screens(`../screens${route}.tsx`);
