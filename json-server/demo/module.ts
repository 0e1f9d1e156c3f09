import type { Module } from '../modules/module.ts';
import { mayHearDemo } from './access.ts';
import { DEMO_SCREENS } from './app-bar/navigation.ts';
import { demoRoutes } from './routes.ts';

/** The demo layer: mock calls over a template's rows (spec §7). Nothing else of the server knows it. */
export const demo: Module = {
  name: 'demo',
  calls: demoRoutes,
  screens: DEMO_SCREENS,
  mayHear: mayHearDemo,
};
