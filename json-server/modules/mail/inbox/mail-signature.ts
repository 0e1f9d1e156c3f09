import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { sealedKey } from '../../../accounts/sealed.ts';
import { forbidden } from '../../../http/http-error.ts';
import type { Tables } from '../../../live/rows/company.ts';
import { textIn } from '../../../live/rows/rows.ts';
import type { RecordWrite } from '../../../live/rules/domain-write.ts';
import type { Records } from '../../../records/records.ts';
import { settingSecret, settingsRow } from '../../../records/settings/company-settings.ts';
import type { FormPart } from './form-parts.ts';
import { MAIL_IN_TOKENS } from './names.ts';

/** ms that a delivery may be old, or ahead of this server's clock */
const FRESH = 15 * 60_000;
const KEY = 'mailInSigningKey';

/** What a signed delivery was signed with: it is good for once. */
export type Signed = { readonly tokenId: string; readonly until: string };
type SignatureSetup = { readonly records: Records; readonly tenant: string; readonly now: number };

const isSame = (signature: string, wanted: Buffer): boolean =>
  /^[0-9a-f]{64}$/i.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), wanted);

/**
 * Sees to it that a delivery is signed, where the company wants that (Mailgun: HMAC-SHA256 of timestamp and token).
 * @returns what may not come again; undefined where nobody has set a key @throws HttpError 403
 */
export function checkSignature(
  { records, tenant, now }: SignatureSetup,
  parts: readonly FormPart[],
): Signed | undefined {
  const row = settingsRow(records.company(tenant).table);
  if (!row || textIn(row, sealedKey(KEY)) === '') return undefined;
  // A key that cannot be opened any more lets nobody in.
  const key = settingSecret(records, tenant, KEY) ?? '';
  const field = (name: string): string =>
    parts.find((part) => part.name === name && part.fileName === undefined)?.bytes.toString('utf8') ?? '';
  const [timestamp, token, signature] = [field('timestamp'), field('token'), field('signature')];
  const wanted = createHmac('sha256', key).update(`${timestamp}${token}`).digest();
  const moment = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1000 : Number.NaN;
  const isFresh = Math.abs(now - moment) <= FRESH;
  if (key === '' || token === '' || !isSame(signature, wanted) || !isFresh) throw forbidden();
  const tokenId = createHash('sha256').update(`${tenant}\n${token}`).digest('hex');
  return { tokenId, until: new Date(moment + 2 * FRESH).toISOString() };
}

/** Writes that use a signature up, and take those away that are too old to come again. @throws HttpError 403 for a second use */
export function useUp(table: Tables, tenant: string, now: string, { tokenId, until }: Signed): readonly RecordWrite[] {
  const tokens = table(MAIL_IN_TOKENS);
  if (tokens.get(tokenId)) throw forbidden();
  return [
    ...tokens.range('until', { gte: '0', lt: now }).map(({ id }) => ({ collection: MAIL_IN_TOKENS, remove: id })),
    { collection: MAIL_IN_TOKENS, row: { id: tokenId, tenantId: tenant, until } },
  ];
}
