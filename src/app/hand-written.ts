import type { ComponentType } from 'react';
import type { PanelProps } from '../engine/resource/PanelView.tsx';
import type { Modules } from './lazy-modules.ts';

/** The hand-written screens of the product, by their file below here; those of the demo are in `demo-files.ts`. */
export const SCREEN_FILES: Modules<object> = import.meta.glob<{ default: ComponentType }>([
  '../screens/access-control.tsx',
  '../screens/v1/**/*.tsx',
  '!../screens/v1/public/**',
  '!../screens/**/*.test.tsx',
]);

/** The hand-written panels. */
export const PANEL_FILES: Modules<PanelProps> = import.meta.glob<{ default: ComponentType<PanelProps> }>([
  '../screens/panels/*.tsx',
  '!../screens/panels/demo-*.tsx',
  '!../screens/panels/*.test.tsx',
]);
