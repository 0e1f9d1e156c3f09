import { loadConfigWith } from '../providers/config.ts';
import { loadPart, type TextPart } from '../providers/i18n.ts';

/** Groups of the menu with texts of their own. */
const WITH_TEXTS: readonly TextPart[] = ['demo'];

/** Brings what a group of the menu keeps apart: its screens, and their texts before them. Once. */
export async function openApart(group: string): Promise<void> {
  const texts = WITH_TEXTS.find((part) => part === group);
  if (texts !== undefined) await loadPart(texts);
  await loadConfigWith(group);
}
