import type { AreaScreens, Loaders } from '../engine/area-screens.ts';

/** The screens of the product's areas. */
const AREAS: readonly AreaScreens[] = Object.values(
  import.meta.glob<AreaScreens>('../features/*/screens.ts', { eager: true, import: 'default' }),
);

const together = <Props>(loaders: readonly (Loaders<Props> | undefined)[]): Loaders<Props> =>
  Object.fromEntries(loaders.flatMap((each) => Object.entries(each ?? {})));

/** The hand-written screens of the product, by address. */
export const SCREENS = together(AREAS.map(({ screens }) => screens));

/** Screens open to everybody. */
export const OPEN_SCREENS = together(AREAS.map(({ open }) => open));

/** The hand-written panels, by name. */
export const PANELS = together(AREAS.map(({ panels }) => panels));
