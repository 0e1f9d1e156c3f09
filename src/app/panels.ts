import { createElement } from 'react';
import { type PanelAt, PanelMissing, type PanelProps } from '../engine/resource/PanelView.tsx';
import { lazyListed } from './lazy-modules.ts';

const FOLDER = '../screens/panels/';
const ENDING = '.tsx';

const panels = lazyListed<PanelProps>(
  async (file) =>
    file.startsWith(`${FOLDER}demo-`)
      ? (await import('./demo-files.ts')).DEMO_PANEL_FILES
      : (await import('./hand-written.ts')).PANEL_FILES,
  (file) =>
    function Missing() {
      return createElement(PanelMissing, { name: file.slice(FOLDER.length, -ENDING.length) });
    },
);

/** The hand-written panel of a name: `season-year` is `src/screens/panels/season-year.tsx`. */
export const panelAt: PanelAt = (name) => panels(`${FOLDER}${name}${ENDING}`);
