import type { Caller } from '../../accounts/call.ts';
import { tooMany } from '../../http/http-error.ts';

/** Simultaneous uploads of one person: as many as a browser sends. Each may be in memory as a whole. */
const OF_PERSON = 6;
/** When a company has this many, each of its people is limited to one. */
const MANY = 18;
/** Simultaneous uploads of one company. */
const OF_COMPANY = 30;
/** seconds */
const TRY_AGAIN = 2;

export type Places = {
  /** Takes a place for one upload. @returns a function that frees it @throws HttpError 429 */
  readonly take: (caller: Pick<Caller, 'user' | 'homeTenant'>) => () => void;
};

/**
 * How much each person may send at once. Companies share no place, and no person can take the place of another: a slow
 * or large upload delays only the uploads of the same person (12.5).
 */
export function createPlaces(): Places {
  const companies = new Map<string, Map<string, number>>();
  return {
    take: ({ user, homeTenant }) => {
      const people = companies.get(homeTenant) ?? new Map<string, number>();
      const own = people.get(user.id) ?? 0;
      const all = [...people.values()].reduce((sum, count) => sum + count, 0);
      if (all >= OF_COMPANY || own >= (all >= MANY ? 1 : OF_PERSON)) throw tooMany(TRY_AGAIN);
      companies.set(homeTenant, people.set(user.id, own + 1));
      return () => {
        const left = (people.get(user.id) ?? 1) - 1;
        if (left > 0) people.set(user.id, left);
        else people.delete(user.id);
        if (people.size === 0) companies.delete(homeTenant);
      };
    },
  };
}
