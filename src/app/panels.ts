import type { ComponentType } from 'react';
import type { PanelAt, PanelProps } from '../engine/resource/PanelView.tsx';
import { lazyModules } from './lazy-modules.ts';

const panels = lazyModules(
  import.meta.glob<{ default: ComponentType<PanelProps> }>([
    '../screens/panels/*.tsx',
    '!../screens/panels/*.test.tsx',
  ]),
);

/** The hand-written panel of a name: `season-year` is `src/screens/panels/season-year.tsx`. */
export const panelAt: PanelAt = (name) => panels(`../screens/panels/${name}.tsx`);
