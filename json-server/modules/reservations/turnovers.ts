import { addDays, type IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { nightsOf } from '../../../src/domain/reservations/occupancy.ts';
import { occupiesNights, type StatusAndHold } from '../../../src/domain/reservations/status.ts';
import { turnoverOn, type TurnoverStay } from '../../../src/domain/reservations/turnover.ts';
import type { Turnover, TurnoverSide } from '../../../src/wire/turnovers.ts';
import { type Context, type ResourceNamed, resourceNamed, tableOf } from '../../records/context.ts';
import { projectionOf } from '../../records/projection.ts';
import { scopeOf } from '../../records/scope.ts';
import { joinedTitles } from '../../records/named-in.ts';
import { houseTimes } from '../../records/settings/company-settings.ts';

type Stays = ResourceNamed<'reservations'>;
/** The fields read of a stay, stored or not. */
type StayRow = TurnoverStay &
  StatusAndHold & {
    readonly id: string;
    readonly estateId: string;
    readonly code?: string | null;
    readonly actualCheckOutAt?: string | null;
  };

/** Every close turnover of the caller's reservations on the days [from, to), by day; one lookup per arrival. */
export function turnoversBetween(
  context: Context,
  reservations: Stays,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
): Turnover[] {
  return tableOf(context, reservations)
    .range('checkIn', { gte: from, lt: to })
    .flatMap((row) => (holdsNights(context, row) ? sameDay(context, reservations, row, 'arriving') : []))
    .filter(({ isTight }) => isTight);
}

/** All turnovers of one stay, stored or not: on its first and on its last day. */
export function turnoversOf(context: Context, reservations: Stays, stay: StayRow): Turnover[] {
  if (!holdsNights(context, stay)) return [];
  return (['arriving', 'leaving'] as const).flatMap((side) => sameDay(context, reservations, stay, side));
}

/** A stay without nights has no arrival. */
const holdsNights = (context: Context, row: StayRow): boolean => occupiesNights(row, context.caller.values.now);
/** Guests who have left leave time enough. */
const hasLeft = (row: StayRow): boolean => Boolean(row.actualCheckOutAt);

function sameDay(context: Context, reservations: Stays, stay: StayRow, as: 'arriving' | 'leaving'): Turnover[] {
  const estates = resourceNamed(context.snapshot, 'estates');
  const estate = estates && tableOf(context, estates).get(stay.estateId);
  const scope = scopeOf(context, reservations);
  if (!estate || (scope && !scope.matches(stay))) return [];
  const usual = houseTimes(context.table);
  // The night before the arrival, or the one that begins on the day of departure.
  const night = as === 'arriving' ? addDays(stay.checkIn, -1) : stay.checkOut;
  const around = { of: estate.id, from: night, to: addDays(night, 1) };
  const source = { resource: reservations, projection: projectionOf(context, reservations) };
  const guestOf = joinedTitles(context, source, 'guestId');
  const homeOf = joinedTitles(context, source, 'estateId');
  const sideOf = (side: StayRow): TurnoverSide => {
    const isKnown = !scope || scope.matches(side);
    // The next owner sees when a former one's guests leave, but not who they are (S1).
    return isKnown
      ? { id: side.id, code: side.code ?? '', guest: guestOf(side) || null }
      : { id: '', code: '', guest: null };
  };
  return [...tableOf(context, reservations).overlapping(around)]
    .filter((other) => other.id !== stay.id && holdsNights(context, other) && nightsOf(other).to > night)
    .flatMap((other) => {
      const [leaving, arriving] = as === 'arriving' ? [other, stay] : [stay, other];
      const times = turnoverOn({ leaving, arriving, estate, usual });
      if (!times) return [];
      const isTight = times.isTight && !hasLeft(leaving) && !hasLeft(arriving);
      const of = { estateId: estate.id, estate: estate.code ?? '', home: homeOf(stay) };
      return [{ ...times, isTight, ...of, leaving: sideOf(leaving), arriving: sideOf(arriving) }];
    });
}
