import type { Steps } from '../../../../src/config/steps.ts';
import type { ImportRun, WantedBooking } from './import-run.ts';
import { makeRoom, NOTHING_MOVES, placeStay } from './import-stays.ts';

/**
 * Places the bookings of a calendar, one per step. A booking that needs the nights of another one that still has to
 * move waits for it and is tried again afterwards, so each is tried about once, however long the chain. When bookings
 * wait for each other in a circle, one of them is placed with things as they are, and loses.
 */
export function* placeStays(run: ImportRun, stays: readonly WantedBooking[]): Steps<void> {
  const moving = new Map<string, WantedBooking>();
  for (const wanted of stays) {
    const { known } = wanted;
    const isMoved = known && (known.from !== wanted.from || known.to !== wanted.to);
    if (isMoved && known.recordId) moving.set(known.recordId, wanted);
  }
  yield;
  const done = new Set<WantedBooking>();
  const waiting = new Map<string, WantedBooking[]>();
  const queue: WantedBooking[] = stays.toReversed();
  const place = (wanted: WantedBooking, others: ReadonlyMap<string, WantedBooking>): void => {
    const outcome = placeStay(run, wanted, others);
    if (typeof outcome === 'object') {
      const list = waiting.get(outcome.waitsFor);
      if (list) list.push(wanted);
      else waiting.set(outcome.waitsFor, [wanted]);
      return;
    }
    if (outcome === 'UNCHANGED') run.tally.addUnchanged(wanted.key);
    done.add(wanted);
    const recordId = wanted.known?.recordId;
    if (!recordId || !moving.delete(recordId)) return;
    queue.push(...(waiting.get(recordId) ?? []).toReversed());
    waiting.delete(recordId);
  };
  for (;;) {
    const wanted = queue.pop();
    if (wanted) {
      if (done.has(wanted)) continue;
      yield* makeRoom(run, wanted);
      place(wanted, moving);
    } else {
      // All waiting stays wait for stays that wait themselves.
      const [first] = moving.values();
      if (first === undefined) return;
      place(first, NOTHING_MOVES);
    }
    yield;
  }
}
