import { addDays, dayNumber } from '../../../../src/domain/calendar/iso-date.ts';
import { occupiesNights } from '../../../../src/domain/reservations/status.ts';
import type { Context } from '../../../records/context.ts';

const STAYS = 'reservations';

/** The taken nights of a home, as runs of `day, nights` from the first day; empty for callers who may not see stays. */
export function soldNights(context: Context, { from, days }: { readonly from: string; readonly days: number }) {
  const { snapshot, caller, table } = context;
  const resource = snapshot.config.resources[STAYS];
  const maySee = resource !== undefined && snapshot.rightsOf({ role: caller.role, resource }).can.has('list');
  const first = dayNumber(from);
  const end = addDays(from, days);
  return (estateId: string): readonly number[] => {
    if (!maySee) return [];
    return table(STAYS)
      .equal('estateId', estateId)
      .filter((stay) => occupiesNights(stay, caller.values.now) && stay.checkIn < end && stay.checkOut > from)
      .flatMap(({ checkIn, checkOut }) => {
        const day = Math.max(0, dayNumber(checkIn) - first);
        return [day, Math.min(days, dayNumber(checkOut) - first) - day];
      });
  };
}
