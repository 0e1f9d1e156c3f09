import type { Refusal } from '../rule/refusal.ts';

/** Which end of a stay another hour is agreed for: guests come earlier than usual, or leave later. */
export type Edge = 'IN' | 'OUT';

/** What is asked of such an hour; times `HH:MM` on the clock of the house. */
export type AskedHour = {
  /** Takes the place of the item's hour. */
  readonly hour: string | null;
  readonly reason: string | null;
};
export type JudgedHour = {
  readonly at: string;
  /** Hours begun beyond the usual one, for an item that is sold by the hour. */
  readonly hours: number;
  /** Kept where these guests and those before or after them may meet at the door. */
  readonly reason: string | null;
};

/** Fields and words of each end. */
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

/** Whether an hour lies further out than another: before it on the way in, after it on the way out. */
const isBeyond = (edge: Edge, hour: string, than: string): boolean => (edge === 'IN' ? hour < than : hour > than);

/**
 * AV5: from when guests come on their first day, until when they stay on their last. An hour at which they meet nobody is no
 * more than told, even where it leaves little time to clean. Where others may be at the door, or still in, somebody has to say
 * why it is all right: they land at night, leave early, or have agreed to wait.
 * @param itemHour of the item of the price list
 * @param usual the home's own hour
 * @param others until when those before them are in that day, or when those after them may come; undefined where nobody does
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
 * The item that a dialog begins with: the one already charged, or the hour nearest to the usual one that is still to come,
 * else the one furthest out or without an hour.
 * @param now `HH:MM` on the day itself; undefined on others
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
