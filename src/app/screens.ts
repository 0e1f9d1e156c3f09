import type { ComponentType } from 'react';
import { lazyListed } from './lazy-modules.ts';
import { ScreenMissing } from './layout/EmptyScreens.tsx';

/** Addresses of the product; all others are the demo's, whose list is a chunk of its own, asked for by who opens one. */
const PRODUCT = /^\/(v1\/|access-control$)/;

/** The hand-written screen of an address; which one that is says `screens.ts` of each area in `src/features`. */
export const screenAt: (route: string) => ComponentType = lazyListed<object>(
  async (route) =>
    PRODUCT.test(route)
      ? (await import('./hand-written.ts')).SCREENS
      : (await import('../features/demo/screens.ts')).default.screens,
  () => ScreenMissing,
);
