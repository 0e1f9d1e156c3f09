import { addDays, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { Ownership } from '../../src/domain/estates/ownership.ts';
import type { Random } from './random.ts';

/** Days before today from which on every home has an owner: longer ago than any stay of the seed. */
const KNOWN = 400;
/** Homes that begin the list: two demo owners share one of them, and one is sold to the other soon. */
const SHARED = 1;
const SOLD = 3;

/**
 * The dated owners of a home (ES8). Most have one; some two or three with shares, some changed hands or will. They begin
 * long enough ago that every stay of the seed falls to somebody.
 */
export function makeOwnerships(setup: {
  readonly random: Random;
  readonly investors: readonly { readonly id: string }[];
  readonly today: IsoDate;
  readonly index: number;
  readonly row: { readonly createdAt: string; readonly status: string };
  readonly investorId: string;
}): readonly Ownership[] {
  const { random, investors, today, index, row, investorId } = setup;
  const made = row.createdAt.slice(0, 10);
  const since = made < addDays(today, -KNOWN) ? made : addDays(today, -KNOWN);
  const kind = random.weighted([
    ['one', 82],
    ['two', 8],
    ['three', 3],
    ['changed', 7],
  ]);
  const others = investors.slice(2).filter(({ id }) => id !== investorId);
  const second = random.pick(others).id;
  const third = random.pick(others).id;
  const day = addDays(today, random.int(-150, 60));
  const whole = (id: string, from: IsoDate, to: IsoDate | null = null): Ownership => ({
    investorId: id,
    sharePct: 100,
    from,
    to,
  });
  const part = (id: string, sharePct: number): Ownership => ({ investorId: id, sharePct, from: since, to: null });
  const login = investors[1]?.id;
  if (index === SHARED && login !== undefined) return [part(investorId, 60), part(login, 40)];
  if (index === SOLD && login !== undefined) {
    return [whole(investorId, since, addDays(today, 45)), whole(login, addDays(today, 45))];
  }
  // What the demo owners have stays simple: their screens are the ones that people try first.
  if (investors.slice(0, 2).some(({ id }) => id === investorId) || kind === 'one') return [whole(investorId, since)];
  if (kind === 'changed') return [whole(second, since, day), whole(investorId, day)];
  if (kind === 'two' || second === third) return [part(investorId, 50), part(second, 50)];
  return [part(investorId, 33.34), part(second, 33.33), part(third, 33.33)];
}
