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

/** The default sender address, if neither the company nor `MAIL_FROM` sets one. */
const FROM = 'konak@localhost';

/** The installation's own transport, the default for companies; `start` sets it, so that calls know it too. */
const installed = new WeakMap<Records, MailWay['by']>();

const smtpHost = (row: SettingsRow | undefined): string => row?.smtpHost ?? '';

/** The company's current mail transport: its own server, the installation's, or files. */
export function mailWay(records: Records, table: Tables): MailWay {
  const host = smtpHost(settingsRow(table));
  return host === '' ? { by: installed.get(records) ?? 'FILES', host: null } : { by: 'COMPANY', host };
}

/** Refuses every address inside our own network: people who edit settings must not probe it. */
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
  // Encryption is required unless it is known to be off.
  const query = isTls || row.smtpSecurity === 'NONE' ? '' : '?tls=required';
  return `${isTls ? 'smtps' : 'smtp'}://${signIn}${row.smtpHost ?? ''}:${port}${query}`;
}

const failingTransport = (why: string): Transport => ({
  isRepeatable: false,
  send: () => Promise.resolve({ is: 'failed', why }),
});

/**
 * Whether servers in our own network are allowed: outside production always, in production with `SMTP_PRIVATE=1`.
 */
export const mayBePrivate = (env: WorkerContext['env']): boolean =>
  env['NODE_ENV'] !== 'production' || env['SMTP_PRIVATE'] === '1';

/**
 * The current mail transport of each company. Without its own server it uses `SMTP_URL`, and without that files in the
 * folder `mail` beside the data.
 * @param env `SMTP_PRIVATE=1`, and every server outside production, may send through a server in our own network
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
    if (!URL.canParse(address)) return failingTransport('The name of the mail server is not valid');
    const own = row.mailFrom || from;
    return smtpTransport({ url: address, from: own, ...(!isPrivate && { resolve: publicAddress }) });
  };
}
