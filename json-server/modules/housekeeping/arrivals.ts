import type { IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { Arrival } from '../../../src/domain/housekeeping/urgency.ts';
import type { Row } from '../../../src/config/types.ts';
import { textIn } from '../../rows.ts';
import type { DomainWrite } from '../../rules/domain-write.ts';
import { BLOCKS, ESTATES, STAYS } from './names.ts';
import { stayTimes } from '../../settings/stay-times.ts';
import { isExpected } from './spans.ts';

type Wanted = { readonly estateId: string; readonly from: IsoDate; /** Who leaves. */ readonly except: string };

/** The stay that comes next to a home, from a day on. Read by the home, so that a reshuffle hides nobody. */
export function nextStayOf(table: DomainWrite['table'], { estateId, from, except }: Wanted): Row | undefined {
  let first: Row | undefined;
  for (const stay of table(STAYS).equal('estateId', estateId)) {
    const checkIn = textIn(stay, 'checkIn');
    if (stay.id === except || checkIn < from || !isExpected(stay)) continue;
    if (first === undefined || checkIn < textIn(first, 'checkIn')) first = stay;
  }
  return first;
}

/** OPS2, OPS5: who comes next, guests or the owner. */
export function nextArrivalOf(table: DomainWrite['table'], wanted: Wanted): Arrival | undefined {
  const { estateId, from, except } = wanted;
  const home = table(ESTATES).get(estateId);
  const stay = nextStayOf(table, wanted);
  const { arrivesAt, usual } = stayTimes(table);
  const guests = stay && { date: textIn(stay, 'checkIn'), time: arrivesAt(stay, home) };
  const owner = table(BLOCKS)
    .equal('estateId', estateId)
    .filter((row) => row.id !== except && row['kind'] === 'OWNER_STAY' && textIn(row, 'releasedAt') === '')
    .map((row) => textIn(row, 'from'))
    .filter((date) => date >= from)
    .sort()[0];
  if (owner === undefined || (guests && guests.date <= owner)) return guests;
  return { date: owner, time: (home && textIn(home, 'checkInTime')) || usual.checkInTime };
}
