import { textIn } from '../live/rows/rows.ts';
import type { Tables } from '../live/rows/company.ts';
import type { Records } from './records.ts';

/** The state of a queue. */
export type SendQueue = {
  readonly length: number;
  /** ISO instant of the oldest entry; absent if the queue is empty. */
  readonly oldestAt?: string | undefined;
};

/** Something an area sends in the background, for monitoring. */
export type Queue = {
  readonly name: string;
  /** Companies without records in it are skipped. */
  readonly collection: string;
  /** Must use indexes: it runs for every company at every look. */
  readonly waiting: (table: Tables) => SendQueue;
};

function older(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
}

/**
 * A queue of the records in one of some states.
 * @param since the key of the instant since which a record waits
 */
export const queueOf = ({
  name,
  collection,
  states,
  since = 'createdAt',
}: {
  name: string;
  collection: string;
  states: readonly string[];
  since?: string;
}): Queue => ({
  name,
  collection,
  waiting: (table) => {
    const rows = states.flatMap((status) => table(collection).equal('status', status));
    const oldestAt = rows.reduce<string | undefined>(
      (at, row) => older(at, textIn(row, since) || undefined),
      undefined,
    );
    return { length: rows.length, oldestAt };
  },
});

/** A queue over all companies in memory; companies with waiting work stay there (`JobArea.hasWaiting`). */
export function waitingIn(
  { companiesHere, company }: Pick<Records, 'companiesHere' | 'company'>,
  queue: Queue,
): SendQueue {
  let all: SendQueue = { length: 0 };
  for (const tenant of companiesHere(queue.collection)) {
    const { length, oldestAt } = queue.waiting(company(tenant).table);
    all = { length: all.length + length, oldestAt: older(all.oldestAt, oldestAt) };
  }
  return all;
}
