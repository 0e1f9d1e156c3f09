import { expect, test } from 'vitest';
import { HAND_WRITTEN } from '../../json-server/live/hand-written.ts';
import type { AreaScreens } from '../../src/engine/area-screens.ts';

const AREAS = Object.values(
  import.meta.glob<AreaScreens>('../../src/features/*/{screens,apart}.ts', { eager: true, import: 'default' }),
);
const keysOf = (part: keyof AreaScreens): string[] => AREAS.flatMap((area) => Object.keys(area[part] ?? {})).sort();

test('what the server reads in the text of screens.ts and apart.ts is what the browser finds in it', () => {
  expect(HAND_WRITTEN.screens.length).toBeGreaterThan(20);
  const found = { screens: keysOf('screens'), open: keysOf('open'), panels: keysOf('panels') };
  const read = { screens: [...HAND_WRITTEN.screens], open: [...HAND_WRITTEN.open], panels: [...HAND_WRITTEN.panels] };
  expect(found).toEqual({ screens: read.screens.sort(), open: read.open.sort(), panels: read.panels.sort() });
});
