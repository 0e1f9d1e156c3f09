import type { Row } from '../../config/types.ts';
import type { DeskStay } from '../../wire/desk.ts';

/** Converts a stay of the desk to the record that actions and their dialogs read. */
export function stayRecord(stay: DeskStay): Row {
  const { id, code, estateId, guestId, guest, home, homeName, checkIn, checkOut, status } = stay;
  return {
    id,
    code,
    estateId,
    guestId,
    checkIn,
    checkOut,
    status,
    plannedArrival: stay.plannedArrival,
    plannedDeparture: stay.plannedDeparture,
    _refs: { ...(guest !== null && { guestId: guest }), estateId: [home, homeName].filter(Boolean).join(' · ') },
  };
}

/** Whether a check-out before the last day gives up nights. `today` is the company's. */
export const leavesEarly = ({ stay, action, today }: { stay: DeskStay; action: string; today: string }): boolean =>
  action === 'finish' && stay.checkOut > today;
