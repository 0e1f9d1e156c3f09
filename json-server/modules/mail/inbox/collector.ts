import type { JobWatch } from '../../../http/job-watch.ts';
import { every, type Ticker } from '../../../jobs/ticker.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { MailboxRow } from '../../../live/rows/own-rows.ts';
import type { AsSystem } from '../../../records/as-system.ts';
import type { Records } from '../../../records/records.ts';
import { settingSecret, settingsRow } from '../../../records/settings/company-settings.ts';
import { shortError } from '../transport.ts';
import type { FileStore } from './keep-files.ts';
import type { Mailbox, MailboxAt, OpenMailbox } from './mailbox.ts';
import { MAILBOXES } from './names.ts';
import { parseMail } from './parse.ts';
import { takeMailIn } from './take-in.ts';
import { SETTINGS } from '../../../accounts/second-factors.ts';

/** ms between two checks of the mailboxes */
const INTERVAL = 60_000;
/** Max mails of a company in one round. */
const ROUND = 50;
/** days that are read again if a server has renumbered its mails; mails already here are recognised */
const LOOK_BACK = 7;
const USUAL_PORT = 993;
const DAY = 24 * 60 * 60 * 1000;

type Setup = FileStore & {
  readonly records: Records;
  readonly asSystem: AsSystem;
  readonly clock: () => number;
  readonly open: OpenMailbox;
  readonly watch?: JobWatch | undefined;
};

/** Whether a company has a mailbox to read. */
export const hasMailbox = (table: Tables): boolean => (settingsRow(table)?.imapHost ?? '') !== '';

function mailboxOf(records: Records, tenant: string): MailboxAt | undefined {
  const row = settingsRow(records.company(tenant).table);
  const host = row?.imapHost ?? '';
  if (!row || host === '') return undefined;
  return {
    host,
    port: row.imapPort ?? USUAL_PORT,
    user: row.imapUser ?? '',
    password: settingSecret(records, tenant, 'imapPassword') ?? '',
    folder: row.imapFolder || 'INBOX',
  };
}

/** Reads the new mails in the companies' mailboxes. A round answers the number of mails read. */
export function createCollector({ open, watch, ...doors }: Setup): Ticker {
  const { records, asSystem, clock } = doors;
  /**
   * Numbers to read, the lowest first. The first visit to a mailbox only stores its position: earlier mails are old.
   */
  const uidsToRead = async (box: Mailbox, seen: MailboxRow | undefined) => {
    if (!seen) return [];
    if (seen.uidValidity === box.uidValidity) return box.newer({ uid: seen.uid });
    return box.newer({ since: new Date(Math.max(clock() - LOOK_BACK * DAY, Date.parse(seen.since ?? '') || 0)) });
  };
  const readBox = async (tenant: string, at: MailboxAt, stopping: AbortSignal): Promise<number> => {
    const box = await open(at);
    try {
      const id = [at.host, at.user, at.folder].join(' ');
      const seen = records.company(tenant).table(MAILBOXES).get(id);
      const since = seen ? seen.since : new Date(clock()).toISOString();
      const mark = (uid: number) => ({
        collection: MAILBOXES,
        row: { id, tenantId: tenant, uidValidity: box.uidValidity, uid, ...(since !== undefined && { since }) },
      });
      const wanted = (await uidsToRead(box, seen)).slice(0, ROUND);
      if (!seen) await asSystem(tenant, () => [mark(box.uidNext - 1)]);
      let count = 0;
      for (const uid of wanted) {
        if (stopping.aborted) break;
        const mail = await box.read(uid);
        const parsed = mail && (await parseMail(mail.source, mail.isCut));
        // The mail and its read mark are written in one transaction.
        if (parsed) await takeMailIn(doors, { tenant, mail: parsed, also: () => [mark(uid)] });
        else await asSystem(tenant, () => [mark(uid)]);
        count += 1;
      }
      return count;
    } finally {
      await box.close();
    }
  };
  /** Stores in the settings why a mailbox cannot be read, once. */
  const note = (tenant: string, why: string | null) =>
    asSystem(tenant, ({ table }) => {
      const row = settingsRow(table);
      if (!row || (row.imapTrouble ?? null) === why) return [];
      return [{ collection: SETTINGS, id: row.id, set: { imapTrouble: why } }];
    });
  const runTenant = async (tenant: string, stopping: AbortSignal): Promise<number> => {
    const at = mailboxOf(records, tenant);
    if (!at || stopping.aborted) return 0;
    try {
      const count = await readBox(tenant, at, stopping);
      await note(tenant, null);
      return count;
    } catch (error) {
      await note(tenant, shortError(error));
      return 0;
    }
  };
  const round = async (stopping: AbortSignal): Promise<number> => {
    const counts = await Promise.all(records.companiesHere(SETTINGS).map((tenant) => runTenant(tenant, stopping)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  return every({ job: 'mailboxes', interval: INTERVAL, leading: records.leading, round, watch });
}
