import type { Row } from '../../../config/types.ts';
import { textIn } from '../../../engine/resource/text-in.ts';
import type { SendSteps } from '../../../engine/resource/use-send.ts';

const count = (row: Row, key: string, usual: number): string => String(typeof row[key] === 'number' ? row[key] : usual);

/** Lists the stays of a placeholder that wait for a home. */
export function waitingPath(estateId: string): string {
  const query = new URLSearchParams({
    estateId,
    'status.in': 'PENDING,SUCCESSFUL',
    sortBy: 'checkIn',
    pageSize: '100',
  });
  return `/reservations?${query.toString()}&sortDirection=ASC`;
}

/** Lists the homes that are free for a stay. */
export function freeHomesPath(stay: Row): string {
  const query = new URLSearchParams({
    checkIn: textIn(stay, 'checkIn'),
    checkOut: textIn(stay, 'checkOut'),
    onlyFree: 'true',
    reservationId: stay.id,
    adults: count(stay, 'adults', 1),
    children: count(stay, 'children', 0),
    fields: 'propertyName',
  });
  return `/availability?${query.toString()}`;
}

const moveOf = (stay: Row, estateId: string, keepPrice: boolean) => ({
  id: stay.id,
  version: stay['version'],
  estateId,
  keepPrice,
  checkIn: stay['checkIn'],
  checkOut: stay['checkOut'],
});

/** RS2: the quote of the stay there. */
export const offerQuestion = (stay: Row, estateId: string) => ({
  path: '/tape/moves',
  body: { check: true, moves: [moveOf(stay, estateId, false)] },
});

/** Fails if the home has been taken since. */
export const moveStay =
  (stay: Row, estateId: string, keepPrice: boolean): SendSteps<unknown> =>
  (send) =>
    send({ path: '/tape/moves', method: 'POST', body: { moves: [moveOf(stay, estateId, keepPrice)] } });
