import { lookup } from 'node:dns/promises';
import { join } from 'node:path';
import type { MailWay } from '../../../src/wire/mail.ts';
import { isPublicAddress } from '../../http/outside/public-address.ts';
import { settingSecret, settingsRow } from '../../records/settings/company-settings.ts';
import type { Records } from '../../records/records.ts';
import type { WorkerContext } from '../module.ts';
import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { SettingsRow } from '../../live/rows/stored/settings.ts';

/** The sender's address, as long as neither the company nor `MAIL_FROM` says another. */
const FROM = 'konak@localhost';

/** How this installation sends where a company says nothing; told by `start`, so that calls know it too. */
const installed = new WeakMap<Records, MailWay['by']>();

const smtpHost = (row: SettingsRow | undefined): string => row?.smtpHost ?? '';

/** How a company's mail leaves now: its own server, the installation's, or files. */
export function mailWay(records: Records, table: Tables): MailWay {
  const host = smtpHost(settingsRow(table));
  return host === '' ? { by: installed.get(records) ?? 'FILES', host: null } : { by: 'COMPANY', host };
}

/** Refuses every address inside our own network: who may write settings may not look around there. */
export async function publicAddress(host: string): Promise<string> {
  const found = await lookup(host, { all: true });
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublicAddress(address)))
    throw new Error('The mail server is not public');
  return first.address;
}

function urlOf(row: SettingsRow, password: string): string {
  const isTls = row.smtpSecurity === 'TLS';
  const port = typeof row.smtpPort === 'number' ? row.smtpPort : isTls ? 465 : 587;
  const user = row.smtpUser ?? '';
  const signIn = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  // Whatever is not known to be without encryption has it.
  const query = isTls || row.smtpSecurity === 'NONE' ? '' : '?tls=required';
  return `${isTls ? 'smtps' : 'smtp'}://${signIn}${row.smtpHost ?? ''}:${port}${query}`;
}

const impossible = (why: string): Transport => ({
  isRepeatable: false,
  send: () => Promise.resolve({ is: 'failed', why }),
});

/** Whether servers in the own network are spoken to: everywhere but in production, and where it is said. */
export const mayBePrivate = (env: WorkerContext['env']): boolean =>
  env['NODE_ENV'] !== 'production' || env['SMTP_PRIVATE'] === '1';

/**
 * How each company's mail leaves, as it has set it at that moment. Without a server of its own it goes by `SMTP_URL`, and
 * without that into files in the folder `mail` beside the data.
 * @param env `SMTP_PRIVATE=1`, and every server that is not in production, may send by a server in the own network
 */
export function createTransports({ records, env, dataDir }: Pick<WorkerContext, 'records' | 'env' | 'dataDir'>) {
  const url = env['SMTP_URL'] ?? '';
  const from = env['MAIL_FROM'] ?? FROM;
  const usual = url === '' ? fileTransport({ folder: join(dataDir, 'mail'), from }) : smtpTransport({ url, from });
  installed.set(records, url === '' ? 'FILES' : 'INSTALLATION');
  const isPrivate = mayBePrivate(env);
  return (tenant: string): Transport => {
    const row = settingsRow(records.company(tenant).table);
    if (!row || smtpHost(row) === '') return usual;
    const address = urlOf(row, settingSecret(records, tenant, 'smtpPassword') ?? '');
    if (!URL.canParse(address)) return impossible('The name of the mail server is not valid');
    const own = row.mailFrom || from;
    return smtpTransport({ url: address, from: own, ...(!isPrivate && { resolve: publicAddress }) });
  };
}
