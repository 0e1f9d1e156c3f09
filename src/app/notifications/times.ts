import type { Language } from '../../config/types.ts';

const LOCALE = { en: 'en-GB', tr: 'tr-TR' } as const;
const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** "5 minutes ago", in the words of the language. @param now ms since 1970 */
export function sinceText({ at, now, language }: { at: string; now: number; language: Language }): string {
  const format = new Intl.RelativeTimeFormat(LOCALE[language], { numeric: 'auto' });
  // Clocks differ a little: what seems to come is now.
  const passed = Math.max(0, Math.floor((now - Date.parse(at)) / 1000));
  const step = STEPS.find(({ seconds }) => passed >= seconds);
  return step ? format.format(-Math.floor(passed / step.seconds), step.unit) : format.format(0, 'second');
}

/** Groups chronological items by the reader's days. */
export function byDay<Item extends { readonly at: string }>({
  items,
  language,
  today,
  yesterday,
  now = new Date(),
}: {
  items: readonly Item[];
  language: Language;
  today: string;
  yesterday: string;
  now?: Date;
}): { day: string; items: Item[] }[] {
  const format = new Intl.DateTimeFormat(LOCALE[language], { weekday: 'long', day: 'numeric', month: 'long' });
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  const names = new Map([
    [now.toDateString(), today],
    [before.toDateString(), yesterday],
  ]);
  const days: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const at = new Date(item.at);
    const day = names.get(at.toDateString()) ?? format.format(at);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
