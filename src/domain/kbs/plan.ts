import type { IsoInstant } from '../calendar/iso-date.ts';
import { isNotificationUnsent, isReported, type KbsEvent } from './notification.ts';

/** The facts about a stay that determine its notifications. */
export type ReportedStay = {
  readonly id: string;
  readonly status?: string | null;
  readonly actualCheckInAt?: IsoInstant | null;
  readonly actualCheckOutAt?: IsoInstant | null;
  readonly noShowAt?: IsoInstant | null;
};
/** An existing notification. */
export type KnownNotification = {
  readonly id: string;
  readonly guestId?: string | null;
  readonly event?: string | null;
  readonly eventAt?: IsoInstant | null;
  readonly status?: string | null;
  /** Dropped because nothing happened, not by a person. */
  readonly isDropped?: boolean | null;
  /** In a correction: the notification that it cancels. */
  readonly correctsId?: string | null;
};
/** The next steps for a stay's notifications. */
export type PlannedStep =
  | {
      readonly do: 'create';
      readonly id: string;
      readonly guestId: string;
      readonly event: KbsEvent;
      readonly eventAt: IsoInstant;
    }
  | { readonly do: 'drop' | 'revive'; readonly id: string }
  | { readonly do: 'correct'; readonly id: string; readonly of: string; readonly guestId: string | null };

type Wanted = { readonly event: 'CHECK_IN' | 'CHECK_OUT'; readonly eventAt: IsoInstant };

/** Reportable events of a stay; a no-show and a cancelled stay have none (KB6). */
function eventsOf({ status, actualCheckInAt, actualCheckOutAt, noShowAt }: ReportedStay): readonly Wanted[] {
  if (!actualCheckInAt || noShowAt || (status !== 'SUCCESSFUL' && status !== 'FINISHED')) return [];
  const arrival: Wanted = { event: 'CHECK_IN', eventAt: actualCheckInAt };
  if (status !== 'FINISHED' || !actualCheckOutAt) return [arrival];
  return [arrival, { event: 'CHECK_OUT', eventAt: actualCheckOutAt }];
}

const digits = (moment: IsoInstant): string => moment.replace(/\D/g, '');

/** KB2: one notification per guest and event; a second one for the same moment only after the first was cancelled. */
const idOf = (stay: ReportedStay, guestId: string, { event, eventAt }: Wanted, turn: number): string =>
  `kbs-${event === 'CHECK_IN' ? 'in' : 'out'}-${stay.id}-${guestId}-${digits(eventAt)}${turn === 0 ? '' : `-${turn}`}`;

/** The correction of a notification; one each. */
export const correctionId = (id: string): string => `fix-${id}`;

/**
 * KB2: compares the events with the notifications. Runs after every change and returns only missing steps, so it may
 * run twice. Notifications being sent are left alone until they have arrived.
 */
export function planNotifications({
  stay,
  guestIds,
  known,
}: {
  readonly stay: ReportedStay;
  readonly guestIds: readonly string[];
  readonly known: readonly KnownNotification[];
}): readonly PlannedStep[] {
  const corrected = new Set(known.flatMap(({ correctsId }) => correctsId ?? []));
  const own = known.filter(({ event }) => event !== 'CORRECTION');
  const needed = new Set<string>();
  const steps: PlannedStep[] = [];
  for (const guestId of new Set(guestIds)) {
    for (const wanted of eventsOf(stay)) {
      const same = own.filter(
        (one) => one.guestId === guestId && one.event === wanted.event && one.eventAt === wanted.eventAt,
      );
      const standing = same.find(({ id }) => !corrected.has(id));
      if (standing === undefined) {
        steps.push({ do: 'create', id: idOf(stay, guestId, wanted, same.length), guestId, ...wanted });
        continue;
      }
      needed.add(standing.id);
      if (standing.status === 'CANCELLED' && standing.isDropped === true) steps.push({ do: 'revive', id: standing.id });
    }
  }
  for (const { id, guestId, status } of own) {
    if (needed.has(id)) continue;
    if (isNotificationUnsent(status)) steps.push({ do: 'drop', id });
    else if (isReported(status) && !corrected.has(id)) {
      steps.push({ do: 'correct', id: correctionId(id), of: id, guestId: guestId ?? null });
    }
  }
  return steps;
}
