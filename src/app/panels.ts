import { createElement } from 'react';
import { type PanelAt, PanelMissing, type PanelProps } from '../engine/resource/PanelView.tsx';
import { areaApart } from './apart.ts';
import { lazyListed } from './lazy-modules.ts';

/** The hand-written panel of a name; which one that is says `screens.ts` of each area in `src/features`. */
export const panelAt: PanelAt = lazyListed<PanelProps>(
  [async () => (await import('./hand-written.ts')).PANELS, async () => (await areaApart()).panels],
  (name) =>
    function Missing() {
      return createElement(PanelMissing, { name });
    },
);
