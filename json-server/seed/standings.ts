import type { Row } from '../../src/config/types.ts';
import { type GuestStay, standingOf } from '../../src/domain/crm/standing.ts';
import { textIn } from '../live/rows/rows.ts';

type Stay = Row & GuestStay;

const STAGES = ['CONTACTED', 'OFFERED', 'NEW', 'LOST'];

/** What their own stays and those they came along to make of people, and how far talks are with those who never stayed. */
export function withStandings<Person extends Row>(
  people: readonly Person[],
  { stays, stayGuests }: { readonly stays: readonly Stay[]; readonly stayGuests: readonly Row[] },
) {
  const byId = new Map(stays.map((stay) => [stay.id, stay]));
  const own = new Map<string, Stay[]>();
  const along = new Map<string, Stay[]>();
  const add = (to: Map<string, Stay[]>, guestId: string, stay: Stay | undefined) => {
    const held = to.get(guestId) ?? [];
    if (stay) held.push(stay);
    to.set(guestId, held);
  };
  for (const stay of stays) add(own, textIn(stay, 'guestId'), stay);
  for (const one of stayGuests) add(along, textIn(one, 'guestId'), byId.get(textIn(one, 'reservationId')));
  let leads = 0;
  return people.map((person) => {
    const standing = standingOf({ own: own.get(person.id) ?? [], along: along.get(person.id) ?? [] });
    if (standing.kind === 'GUEST') return { ...person, ...standing };
    return { ...person, ...standing, leadStage: STAGES[(leads += 1) % STAGES.length] ?? 'NEW' };
  });
}
