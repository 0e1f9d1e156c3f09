import type { AreaScreens, SamplePageProps } from '../engine/area-screens.ts';
import { loadConfigWith } from '../providers/config.ts';
import { loadPart } from '../providers/i18n.ts';

/** The area that comes apart, with the first of its screens; groups of the menu with texts of their own are named like it. */
const APART = { name: 'demo', area: async () => (await import('../features/demo/apart.ts')).default } as const;

/** The screens of the area that is loaded separately. */
export const areaApart: () => Promise<AreaScreens<SamplePageProps>> = APART.area;

/** Its texts, which no other screen has. */
export const loadTextsApart = (): Promise<void> => loadPart(APART.name);

/** Loads everything a menu group keeps apart: its texts, then its screens. Once. */
export async function openApart(group: string): Promise<void> {
  if (group === APART.name) await loadTextsApart();
  await loadConfigWith(group);
}
