import type { Refusal } from '../rule/refusal.ts';

/** What is asked of a late check-out; times `HH:MM` on the clock of the house. */
export type AskedLate = {
  /** Takes the place of the item's hour. */
  readonly hour: string | null;
  readonly reason: string | null;
};
export type JudgedLate = {
  readonly until: string;
  /** Hours begun beyond the usual check-out, for an item that is sold by the hour. */
  readonly hours: number;
  /** Kept where the guests leave when the next ones may be at the door already. */
  readonly reason: string | null;
};

const refuse = (field: string, key: Refusal['key'], params: Refusal['params'] = {}): { refused: Refusal } => ({
  refused: { status: 422, field, key, params },
});

/**
 * AV5: until when guests stay on their last day. A stay that leaves before the next guests may come is no more than told,
 * even where it leaves little time to clean. From the hour of the next arrival on somebody has to say why it is all right:
 * those guests land at night, or have agreed to wait.
 * @param itemHour of the item of the price list
 * @param usual when the home is left otherwise
 * @param arrivesAt when the next guests may come that day; undefined where nobody comes
 */
export function judgeLate(setup: {
  readonly asked: AskedLate;
  readonly itemHour: string | null;
  readonly usual: string;
  readonly arrivesAt: string | undefined;
}): { readonly refused: Refusal } | JudgedLate {
  const { asked, itemHour, usual, arrivesAt } = setup;
  const until = asked.hour || itemHour || '';
  if (until === '') return refuse('lateHour', 'late.hourNeeded');
  if (until <= usual) return refuse('lateHour', 'late.notLater', { until, usual });
  const meets = arrivesAt !== undefined && until >= arrivesAt;
  const reason = (asked.reason ?? '').trim();
  if (meets && reason === '') return refuse('lateReason', 'late.reasonNeeded', { until, arrivesAt });
  return { until, hours: Math.ceil((minutesOf(until) - minutesOf(usual)) / 60), reason: meets ? reason : null };
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The hours that are on offer, the earliest first. */
const byHour = <Item extends { readonly until?: string | null }>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => ((a.until ?? '') < (b.until ?? '') ? -1 : 1));

/**
 * The item that a dialog begins with: the one already charged, or the earliest hour that is still to come and beyond the
 * usual check-out; of those without an hour the first.
 * @param after `HH:MM`, the later of the usual check-out and, on the day itself, the hour now
 */
export function offeredFirst<Item extends { readonly id: string; readonly until?: string | null }>(
  items: readonly Item[],
  { charged, after }: { readonly charged: string | null; readonly after: string },
): Item | undefined {
  const sorted = byHour(items);
  return sorted.find(({ id }) => id === charged) ?? sorted.find(({ until }) => (until ?? '') > after) ?? sorted.at(-1);
}
