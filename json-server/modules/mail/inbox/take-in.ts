import type { Incoming } from '../../../../src/domain/mail/inbox/incoming.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { RecordWrite } from '../../../live/rules/domain-write.ts';
import type { AsSystem } from '../../../records/as-system.ts';
import type { Records } from '../../../records/records.ts';
import { dropFiles, type FileStore, keepFiles } from './keep-files.ts';
import { isWanted, receiveMail } from './receive.ts';

type Doors = FileStore & { readonly records: Records; readonly asSystem: AsSystem; readonly clock: () => number };
/** The transaction that writes a message. */
export type MailTransaction = { readonly table: Tables; readonly now: string };
type Arrived = {
  readonly tenant: string;
  readonly mail: Incoming;
  /** Writes in the same transaction as the message. */
  readonly also?: (work: MailTransaction) => readonly RecordWrite[];
};

/**
 * Stores a mail: first the bytes of its files, then, in one transaction, the message and the rows of its files. A mail
 * already here stays as it is.
 */
export async function takeMailIn(doors: Doors, { tenant, mail, also }: Arrived): Promise<void> {
  const { table } = doors.records.company(tenant);
  const now = new Date(doors.clock()).toISOString();
  const files = isWanted(table, mail) ? mail.files : [];
  const kept = await keepFiles(doors, { tenant, now }, files);
  let isKept = false;
  try {
    const { isNew } = await doors.asSystem(tenant, (work) => {
      const writes = receiveMail({ ...work, tenant }, mail, kept);
      return { isNew: writes.some((write) => 'create' in write), writes: [...writes, ...(also?.(work) ?? [])] };
    });
    isKept = isNew;
  } finally {
    if (!isKept) await dropFiles(doors, kept);
  }
}
