import type { AreaScreens, SamplePageProps } from '../engine/area-screens.ts';
import { loadConfigWith } from '../providers/config.ts';
import { loadPart } from '../providers/i18n.ts';

/** The area that comes apart, with the first of its screens; groups of the menu with texts of their own are named like it. */
const APART = { name: 'demo', area: async () => (await import('../features/demo/apart.ts')).default } as const;

/** What the area that comes apart has. */
export const areaApart: () => Promise<AreaScreens<SamplePageProps>> = APART.area;

/** Its texts, which no other screen has. */
export const loadTextsApart = (): Promise<void> => loadPart(APART.name);

/** Brings what a group of the menu keeps apart: its screens, and their texts before them. Once. */
export async function openApart(group: string): Promise<void> {
  if (group === APART.name) await loadTextsApart();
  await loadConfigWith(group);
}
