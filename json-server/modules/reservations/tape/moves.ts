import { nightsOf, occupantsOf } from '../../../../src/domain/reservations/occupancy.ts';
import { takenBy } from '../../../../src/domain/reservations/prepare.ts';
import { occupiesNights } from '../../../../src/domain/reservations/status.ts';
import type { PlannedMove } from '../../../../src/domain/tape/plan.ts';
import { collectionOf } from '../../../../src/config/collection.ts';
import type { Steps } from '../../../../src/config/steps.ts';
import type { Json, Resource } from '../../../../src/config/types.ts';
import { occupancyOf } from '../spans.ts';
import { HttpError, notFound } from '../../../http/http-error.ts';
import { refusal } from '../../../records/refusal.ts';
import type { Seen, RunPiece, Writes } from '../../../records/writes-together.ts';
import { withoutNightsOf } from './lifted.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { MovesPlan } from './moves-body.ts';
import type { ReservationsRow } from '../../../live/rows/stored/reservations.ts';

/** The result of one move: the row after it, or the reason of the refusal. */
export type MovesOutcome = { readonly move: PlannedMove; readonly before: ReservationsRow | undefined } & (
  | { readonly after: ReservationsRow }
  | { readonly refused: HttpError }
);

/**
 * TC4: first all stays of a plan leave their places, then each is put down and checked like a single move, together
 * with those before it. So two can swap places, and the order only decides which one is named. All refused moves are
 * named; the caller rolls back.
 */
export function* carryOut(
  { moves, lifted }: MovesPlan,
  step: RunPiece<ReservationsRow>,
  resource: Resource,
): Steps<MovesOutcome[]> {
  const inTheAir = new Set([...lifted, ...moves.map(({ id }) => id)]);
  const seen = withoutNightsOf(collectionOf(resource), inTheAir);
  const outcomes: MovesOutcome[] = [];
  for (const move of moves) {
    const outcome = step((writes) => placeLifted(writes, move, seen));
    if ('after' in outcome) inTheAir.delete(move.id);
    outcomes.push(outcome);
    yield;
  }
  // A stay that only gives up nights was not checked for those it keeps: another may have been put there meanwhile.
  const judged: MovesOutcome[] = [];
  for (const outcome of outcomes) {
    judged.push(step((writes) => unlessTaken(writes, outcome, seen)));
    yield;
  }
  return judged;
}

function placeLifted(writes: Writes<ReservationsRow>, move: PlannedMove, seen: Seen): MovesOutcome {
  const before = ownOf(writes, move.id);
  if (before === undefined) return { move, before, refused: notFound() };
  try {
    return { move, before, after: writes.merge(before, move.version, { input: inputOf(move), seen }) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { move, before, refused: error };
  }
}

function unlessTaken({ context }: Writes<ReservationsRow>, outcome: MovesOutcome, seen: Seen): MovesOutcome {
  if ('refused' in outcome) return outcome;
  const { move, before, after } = outcome;
  const table: Tables = (name) => seen(name, context.table(name));
  const refused = inTheWayOf(after, table, context.caller.values.now);
  return refused ? { move, before, refused } : outcome;
}

function ownOf({ find }: Writes<ReservationsRow>, id: string): ReservationsRow | undefined {
  try {
    return find(id);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}

function inputOf(move: PlannedMove): Readonly<Record<string, Json>> {
  const { estateId, checkIn, checkOut, keepPrice, changeReason } = move;
  return {
    estateId,
    checkIn,
    checkOut,
    ...(keepPrice ? { keepPrice } : {}),
    ...(changeReason === undefined ? {} : { changeReason }),
  };
}

function inTheWayOf(stay: ReservationsRow, table: Tables, now: string): HttpError | undefined {
  if (!occupiesNights(stay, now)) return undefined;
  const nights = nightsOf(stay);
  const wanted = { id: stay.id, ...nights };
  const around = occupancyOf(table, { of: stay.estateId, ...nights });
  const [first] = occupantsOf({ ...around, wanted, now });
  return first && refusal(takenBy(first));
}
