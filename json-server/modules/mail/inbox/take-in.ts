import type { Incoming } from '../../../../src/domain/mail/inbox/incoming.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { RecordWrite } from '../../../live/rules/domain-write.ts';
import type { AsSystem } from '../../../records/as-system.ts';
import type { Records } from '../../../records/records.ts';
import { dropFiles, type FileStore, keepFiles } from './keep-files.ts';
import { isWanted, receiveMail } from './receive.ts';

type Doors = FileStore & { readonly records: Records; readonly asSystem: AsSystem; readonly clock: () => number };
/** The transaction that a message is written in. */
export type MailTransaction = { readonly table: Tables; readonly now: string };
type Arrived = {
  readonly tenant: string;
  readonly mail: Incoming;
  /** Written with the message, as one. */
  readonly also?: (work: MailTransaction) => readonly RecordWrite[];
};

/** Takes a mail in: the bytes of its files, then, as one, the message and what holds them. A mail that is here already is left as it is. */
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
