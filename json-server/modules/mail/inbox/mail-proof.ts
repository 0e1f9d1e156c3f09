import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { sealedKey } from '../../../accounts/sealed.ts';
import { forbidden } from '../../../http/http-error.ts';
import type { Tables } from '../../../live/rows/company.ts';
import { textIn } from '../../../live/rows/rows.ts';
import type { RecordWrite } from '../../../live/rules/domain-write.ts';
import type { Records } from '../../../records/records.ts';
import { type SettingSecret, settingSecret, settingsRow } from '../../../records/settings/company-settings.ts';
import type { FormPart } from './form-parts.ts';
import { MAIL_IN_TOKENS } from './names.ts';

/** ms that a delivery may be old, or ahead of this server's clock */
const FRESH = 15 * 60_000;
const KEY = 'mailInSigningKey';
const PASSWORD = 'mailInPassword';

/** The signature token of a delivery; valid once. */
export type Signed = { readonly tokenId: string; readonly until: string };
type SignatureSetup = { readonly records: Records; readonly tenant: string; readonly now: number };

const isSame = (signature: string, wanted: Buffer): boolean =>
  /^[0-9a-f]{64}$/i.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), wanted);

/** The parts of a delivery that may prove its origin. */
type Proof = { readonly parts: readonly FormPart[]; readonly authorization: string | undefined };

/**
 * Checks that a delivery comes from the company's provider, if the company has set a secret for that. Mailgun signs a
 * delivery; SendGrid and Postmark send the password of their configured address (HTTP Basic). If both are set, either
 * is enough.
 * @returns the token that must not be reused; undefined without a signature @throws HttpError 403
 */
export function checkProof(
  { records, tenant, now }: SignatureSetup,
  { parts, authorization }: Proof,
): Signed | undefined {
  const row = settingsRow(records.company(tenant).table);
  const isSet = (field: SettingSecret): boolean => row !== undefined && textIn(row, sealedKey(field)) !== '';
  // A secret that cannot be decrypted any more admits nobody.
  const secretOf = (field: SettingSecret): string =>
    isSet(field) ? (settingSecret(records, tenant, field) ?? '') : '';
  if (!isSet(KEY) && !isSet(PASSWORD)) return undefined;
  if (bearsPassword(authorization, secretOf(PASSWORD))) return undefined;
  const signed = signedWith(secretOf(KEY), { parts, tenant, now });
  if (!signed) throw forbidden();
  return signed;
}

const printOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a header of HTTP Basic contains the password, with any user name. */
function bearsPassword(authorization: string | undefined, password: string): boolean {
  const [, coded] = /^Basic ([A-Za-z0-9+/]{1,2000}={0,2})$/i.exec(authorization ?? '') ?? [];
  if (coded === undefined || password === '') return false;
  const pair = Buffer.from(coded, 'base64').toString('utf8');
  return pair.includes(':') && timingSafeEqual(printOf(pair.slice(pair.indexOf(':') + 1)), printOf(password));
}

/** The signature of a delivery (Mailgun: HMAC-SHA256 of timestamp and token); undefined if invalid or old. */
function signedWith(
  key: string,
  { parts, tenant, now }: Pick<SignatureSetup, 'tenant' | 'now'> & Pick<Proof, 'parts'>,
): Signed | undefined {
  const field = (name: string): string =>
    parts.find((part) => part.name === name && part.fileName === undefined)?.bytes.toString('utf8') ?? '';
  const timestamp = field('timestamp');
  const token = field('token');
  const signature = field('signature');
  const wanted = createHmac('sha256', key).update(`${timestamp}${token}`).digest();
  const moment = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1000 : Number.NaN;
  const isFresh = Math.abs(now - moment) <= FRESH;
  if (key === '' || token === '' || !isSame(signature, wanted) || !isFresh) return undefined;
  const tokenId = createHash('sha256').update(`${tenant}\n${token}`).digest('hex');
  return { tokenId, until: new Date(moment + 2 * FRESH).toISOString() };
}

/** Writes that use up a token, and remove those too old to be reused. @throws HttpError 403 for a second use */
export function useUp(table: Tables, tenant: string, now: string, { tokenId, until }: Signed): readonly RecordWrite[] {
  const tokens = table(MAIL_IN_TOKENS);
  if (tokens.get(tokenId)) throw forbidden();
  return [
    ...tokens.range('until', { gte: '0', lt: now }).map(({ id }) => ({ collection: MAIL_IN_TOKENS, remove: id })),
    { collection: MAIL_IN_TOKENS, row: { id: tokenId, tenantId: tenant, until } },
  ];
}
