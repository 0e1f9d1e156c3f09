import type { ComponentType } from 'react';
import type { PanelProps } from '../engine/resource/PanelView.tsx';
import type { Modules } from './lazy-modules.ts';

/** The hand-written screens of the demo, by their file below here: listed apart, so that no product screen carries them. */
export const DEMO_SCREEN_FILES: Modules<object> = import.meta.glob<{ default: ComponentType }>([
  '../screens/{apps,charts,components,dashboards,extensions,forms,pages,tables,wizard-examples}/**/*.tsx',
  '!../screens/pages/{authentication,misc}/**',
  '!../screens/**/*.test.tsx',
]);

/** Its panels are called `demo-…`. */
export const DEMO_PANEL_FILES: Modules<PanelProps> = import.meta.glob<{ default: ComponentType<PanelProps> }>([
  '../screens/panels/demo-*.tsx',
  '!../screens/panels/*.test.tsx',
]);
