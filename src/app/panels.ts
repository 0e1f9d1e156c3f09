import { createElement } from 'react';
import { type PanelAt, PanelMissing, type PanelProps } from '../engine/resource/PanelView.tsx';
import { lazyListed } from './lazy-modules.ts';

/** The hand-written panel of a name; which one that is says `screens.ts` of each area in `src/features`. */
export const panelAt: PanelAt = lazyListed<PanelProps>(
  async (name) =>
    name.startsWith('demo-')
      ? (await import('../features/demo/screens.ts')).default.panels
      : (await import('./hand-written.ts')).PANELS,
  (name) =>
    function Missing() {
      return createElement(PanelMissing, { name });
    },
);
