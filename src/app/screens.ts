import type { ComponentType } from 'react';
import { areaApart } from './apart.ts';
import { lazyListed } from './lazy-modules.ts';
import { ScreenMissing } from './layout/EmptyScreens.tsx';

/** The hand-written screen of an address; which one that is says `screens.ts` of each area in `src/features`. */
export const screenAt: (route: string) => ComponentType = lazyListed<object>(
  [async () => (await import('./hand-written.ts')).SCREENS, async () => (await areaApart()).screens],
  () => ScreenMissing,
);
