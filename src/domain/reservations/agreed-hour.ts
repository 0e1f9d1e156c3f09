import type { Refusal } from '../rule/refusal.ts';

/** The end of a stay with an agreed hour: guests arrive earlier than usual, or leave later. */
export type Edge = 'IN' | 'OUT';

/** The request for such an hour; times `HH:MM`, local. */
export type AskedHour = {
  /** Replaces the item's hour. */
  readonly hour: string | null;
  readonly reason: string | null;
};
export type JudgedHour = {
  readonly at: string;
  /** Started hours beyond the usual one, for an item sold by the hour. */
  readonly hours: number;
  /** Required if these guests may meet those before or after them at the door. */
  readonly reason: string | null;
};

/** Fields and keys of each end. */
const SAID = {
  IN: {
    hour: 'earlyHour',
    reason: 'earlyReason',
    needed: 'early.hourNeeded',
    usual: 'early.notEarlier',
    meets: 'early.reasonNeeded',
  },
  OUT: {
    hour: 'lateHour',
    reason: 'lateReason',
    needed: 'late.hourNeeded',
    usual: 'late.notLater',
    meets: 'late.reasonNeeded',
  },
} as const;

const refuse = (field: string, key: Refusal['key'], params: Refusal['params'] = {}): { refused: Refusal } => ({
  refused: { status: 422, field, key, params },
});

/** Whether an hour is further out than another: earlier for arrival, later for departure. */
const isBeyond = (edge: Edge, hour: string, than: string): boolean => (edge === 'IN' ? hour < than : hour > than);

/**
 * AV5: from when guests arrive on their first day, until when they stay on their last. An hour without an overlap is
 * only recorded, even if it leaves little time to clean. If others may be at the door, or still in the home, somebody
 * must give a reason: they land at night, leave early, or have agreed to wait.
 * @param itemHour of the item of the price list
 * @param usual the home's own hour
 * @param others until when the guests before stay that day, or when the next ones may arrive; undefined without any
 */
export function judgeHour(setup: {
  readonly edge: Edge;
  readonly asked: AskedHour;
  readonly itemHour: string | null;
  readonly usual: string;
  readonly others: string | undefined;
}): { readonly refused: Refusal } | JudgedHour {
  const { edge, asked, itemHour, usual, others } = setup;
  const said = SAID[edge];
  const at = asked.hour || itemHour || '';
  if (at === '') return refuse(said.hour, said.needed);
  if (!isBeyond(edge, at, usual)) return refuse(said.hour, said.usual, { hour: at, usual });
  const meets = others !== undefined && !isBeyond(edge, others, at);
  const reason = (asked.reason ?? '').trim();
  if (meets && reason === '') return refuse(said.reason, said.meets, { hour: at, others });
  const minutes = Math.abs(minutesOf(at) - minutesOf(usual));
  return { at, hours: Math.ceil(minutes / 60), reason: meets ? reason : null };
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

type Offered = { readonly id: string; readonly until?: string | null };

/**
 * The default item of a dialog: the one already charged, or the nearest future hour to the usual one, else the one
 * furthest out or without an hour.
 * @param now `HH:MM` on the day itself; undefined on other days
 */
export function offeredFirst<Item extends Offered>(
  items: readonly Item[],
  setup: { readonly edge: Edge; readonly charged: string | null; readonly usual: string; readonly now?: string },
): Item | undefined {
  const { edge, charged, usual, now } = setup;
  const byHour = [...items].sort((a, b) => ((a.until ?? '') < (b.until ?? '') ? -1 : 1));
  const nearest = edge === 'IN' ? [...byHour].reverse() : byHour;
  const isOffered = ({ until }: Item): boolean =>
    Boolean(until) && isBeyond(edge, until ?? '', usual) && (now === undefined || (until ?? '') > now);
  return nearest.find(({ id }) => id === charged) ?? nearest.find(isOffered) ?? nearest.at(-1);
}
