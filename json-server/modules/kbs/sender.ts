import { waitAfter } from '../../../src/domain/kbs/notification.ts';
import { documentNo } from '../../../src/domain/kbs/person.ts';
import type { Json } from '../../../src/config/types.ts';
import { type JobWatch, noJobWatch } from '../../http/job-watch.ts';
import type { AsSystem } from '../../records/as-system.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import type { Records } from '../../records/records.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { KbsAnswer, KbsGateway, KbsMessage } from './gateway.ts';
import { NOTIFICATIONS } from './stay.ts';
import type { KbsNotificationsRow } from '../../live/rows/stored/kbs-notifications.ts';
import { GUESTS } from '../reservations/names.ts';

/** Max messages in flight. */
const AT_ONCE = 4;

type Deps = {
  readonly records: Records;
  readonly asSystem: AsSystem;
  readonly gateway: KbsGateway;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Whether a company's notifications are sent; default: every company's. */
  readonly isAtWork?: (tenant: string) => boolean;
  readonly watch?: JobWatch;
};
export type Sender = {
  /** Sends all due notifications; resolves with their number when each has an answer or its next attempt. */
  readonly run: () => Promise<number>;
};

type Begun = {
  readonly writes: readonly RecordWrite[];
  readonly begun?: { readonly row: KbsNotificationsRow; readonly isFirst: boolean };
};

function messageOf(row: KbsNotificationsRow, table: Tables): KbsMessage {
  const guest = table(GUESTS).get(row.guestId ?? '');
  const corrected = table(NOTIFICATIONS).get(row.correctsId ?? '');
  return {
    externalId: row.id,
    event: row.event ?? '',
    authority: row.authority ?? '',
    facilityCode: table('estates').get(row.estateId ?? '')?.kbsFacilityCode ?? '',
    eventAt: row.eventAt ?? '',
    firstName: guest?.firstName ?? '',
    lastName: guest?.lastName ?? '',
    nationality: guest?.nationality ?? '',
    documentNo: documentNo(guest ?? {}),
    birthDate: guest?.birthDate ?? '',
    vehiclePlate: row.vehiclePlate ?? '',
    correctsRef: corrected?.externalRef ?? '',
  };
}

/** The changes that an answer makes to the notification. */
function outcomeOf(answer: KbsAnswer, now: string): { action: string; set: Record<string, Json> } | undefined {
  if (answer.kind === 'ACCEPTED') {
    const sent = { status: 'SENT', externalRef: answer.reference, sentAt: now, lastError: null, nextTryAt: null };
    return { action: 'accept', set: sent };
  }
  if (answer.kind === 'REFUSED') {
    return { action: 'fail', set: { status: 'ERROR', lastError: answer.error, nextTryAt: null } };
  }
  return { action: 'update', set: { lastError: 'UNREACHABLE' } };
}

/**
 * Sends in the background. An attempt is stored before the message leaves, so an interrupted one is known: the next
 * attempt first asks the service whether it has the message already (KB2: reported once). If the service does not
 * answer, the notification stays in SENDING, and is retried for as long as it takes.
 */
export function createSender(deps: Deps): Sender {
  const { records, asSystem, gateway, clock, isAtWork = () => true, watch = noJobWatch() } = deps;
  const busy = new Set<string>();

  /** The stored attempt; undefined when it is no longer SENDING. */
  const begin = async (tenant: string, id: string): Promise<Begun['begun']> => {
    const { begun } = await asSystem(tenant, ({ table }): Begun => {
      const row = table(NOTIFICATIONS).get(id);
      if (row?.status !== 'SENDING') return { writes: [] };
      const attempts = (row.attempts ?? 0) + 1;
      const nextTryAt = new Date(clock() + waitAfter(attempts)).toISOString();
      return {
        writes: [{ collection: NOTIFICATIONS, id, set: { attempts, nextTryAt }, action: 'update' }],
        begun: { row, isFirst: attempts === 1 },
      };
    });
    return begun;
  };
  const sendOne = async (tenant: string, id: string): Promise<void> => {
    const begun = await begin(tenant, id);
    if (begun === undefined) return;
    const known = begun.isFirst ? undefined : await gateway.find(id);
    const { table } = records.company(tenant);
    const answer = known ?? (await gateway.send(messageOf(begun.row, table)));
    await asSystem(tenant, ({ table: now, now: moment }) => {
      // Somebody may have changed it meanwhile.
      if (now(NOTIFICATIONS).get(id)?.status !== 'SENDING') return [];
      const outcome = outcomeOf(answer, moment);
      return outcome ? [{ collection: NOTIFICATIONS, id, ...outcome }] : [];
    });
  };
  const dueIn = (tenant: string): readonly KbsNotificationsRow[] => {
    const now = new Date(clock()).toISOString();
    const waiting = records.company(tenant).table(NOTIFICATIONS).equal('status', 'SENDING');
    return waiting.filter((row) => (row.nextTryAt ?? '') <= now && !busy.has(`${tenant} ${row.id}`));
  };
  const work = async (queue: { tenant: string; id: string }[]): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const key = `${next.tenant} ${next.id}`;
      if (busy.has(key)) continue;
      busy.add(key);
      try {
        await sendOne(next.tenant, next.id);
      } catch (error) {
        // The store may be read-only for a while; pending notifications stay pending.
        watch.mistake('kbs', error);
      } finally {
        busy.delete(key);
      }
    }
  };
  return {
    run: async () => {
      const queue = records
        .companiesHere(NOTIFICATIONS)
        .filter(isAtWork)
        .flatMap((tenant) => dueIn(tenant).map(({ id }) => ({ tenant, id })));
      const due = queue.length;
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, due) }, () => work(queue)));
      return due;
    },
  };
}
