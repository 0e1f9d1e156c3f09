import { createHash, randomBytes } from 'node:crypto';
import {
  CODE_DIGITS,
  readCode,
  RECOVERY_CODES,
  recoveryCode,
  STEP_SECONDS,
  stepAt,
} from '../../src/domain/people/second-factor.ts';
import type { SecondFactorRow } from '../live/rows/own-rows.ts';
import type { SettingsRow } from '../live/rows/stored/settings.ts';
import type { UsersRow } from '../live/rows/stored/users.ts';
import type { Companies, DefineTable, PartitionWriter, CompanyTable } from '../live/rows/company.ts';
import type { Vault } from './vault.ts';

/**
 * One row per person who has a second factor or is setting one up, under the person's id. No resource shows this
 * collection.
 */
export const FACTORS = '_second_factors';
/** The settings of a company; roles in its `secondFactorRoles` must have a second factor. */
export const SETTINGS = 'settings';
/** ms; a set-up that takes longer starts over */
const SET_UP_MS = 15 * 60 * 1000;
/** bytes of the shared secret, as RFC 4226 recommends */
const SECRET_BYTES = 20;
/** The name authenticators show above the account. */
const ISSUER = 'Konak';

/** Declares the table; call once per store. */
export const defineSecondFactors = (define: DefineTable): void =>
  define(FACTORS, { unique: [], ordered: {}, search: [] });

/** Loaded with the first code: a start does not wait for it. */
export const loadOtp = () => import('otpauth');
type Otp = Awaited<ReturnType<typeof loadOtp>>;

type Person = { readonly id: string; readonly tenantId: string };
/** The place that a person's secret is sealed for. */
export const sealedFor = ({ id, tenantId }: Person): string => `${tenantId} ${id}`;
const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** The fields read from an account. */
type Account = Pick<UsersRow, 'id'> & Partial<Pick<UsersRow, 'twoFactor' | 'role'>>;

/** Whether the sign-in asks this person for a code. */
export const hasFactor = (user: Account): boolean => user.twoFactor === true;

/**
 * Whether the company requires a second factor that the person does not have yet.
 * @param settings of the person's tenant
 */
export function lacksFactor(user: Account, settings: CompanyTable<SettingsRow>): boolean {
  if (hasFactor(user)) return false;
  for (const row of settings.all()) {
    return (row.secondFactorRoles ?? []).some((role) => role === user.role);
  }
  return false;
}

/** Like `lacksFactor`, with the settings looked up. */
export const isFactorMissing = (companies: Companies, user: Account, tenantId: string): boolean =>
  lacksFactor(user, companies.company(tenantId).table(SETTINGS));

type Tools = { readonly vault: Vault; readonly otp: Otp };

const totpOf = ({ otp }: Tools, secret: string, label: string) =>
  new otp.TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: STEP_SECONDS,
    secret: otp.Secret.fromBase32(secret),
  });

/** Starts a set-up over; only this answer contains the secret. @param now ms */
export function beginFactor(
  tx: PartitionWriter,
  tools: Tools,
  { person, label, now }: { person: Person; label: string; now: number },
): { secret: string; uri: string } {
  const secret = new tools.otp.Secret({ size: SECRET_BYTES }).base32;
  const row = {
    id: person.id,
    tenantId: person.tenantId,
    pending: tools.vault.seal(secret, sealedFor(person)),
    begunAt: now,
  };
  tx.put(FACTORS, row);
  return { secret, uri: totpOf(tools, secret, label).toString() };
}

/** The time step of a code, if the code is right for this secret now and newer than the last one used. */
function stepOf(tools: Tools, secret: string, { code, now, last }: { code: string; now: number; last: number }) {
  const delta = totpOf(tools, secret, '').validate({ token: code, window: 1, timestamp: now });
  if (delta === null) return undefined;
  const step = stepAt(now) + delta;
  return step > last ? step : undefined;
}

/** New recovery codes; shown once and stored as hashes. */
function newRecovery(): { readonly codes: readonly string[]; readonly recovery: readonly string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(SECRET_BYTES)));
  return { codes, recovery: codes.map((code) => hashOf(code.replaceAll('-', ''))) };
}

type Typed = { readonly person: Person; readonly typed: string; readonly now: number };

/**
 * Finishes a set-up with a first right code.
 * @returns the recovery codes; undefined when the code is wrong or no set-up has begun
 */
export function confirmFactor(
  tx: PartitionWriter,
  tools: Tools,
  { person, typed, now }: Typed,
): readonly string[] | undefined {
  const row = tx.table(FACTORS).get(person.id);
  const read = readCode(typed);
  if (!row || read?.is !== 'code' || (row.begunAt ?? 0) + SET_UP_MS < now) return undefined;
  const secret = tools.vault.open(row.pending ?? '', sealedFor(person));
  const step = secret === undefined ? undefined : stepOf(tools, secret, { code: read.code, now, last: 0 });
  if (step === undefined) return undefined;
  const { codes, recovery } = newRecovery();
  const { id, tenantId, pending } = row;
  tx.put(FACTORS, {
    id,
    tenantId,
    secret: pending ?? null,
    last: step,
    recovery: [...recovery],
  });
  return codes;
}

/**
 * Whether the code lets the person in; uses it up. A code of the authenticator counts once, and so does a recovery
 * code. Decided and written in one transaction, so two callers with the same code cannot both get in.
 */
export function spendCode(tx: PartitionWriter, tools: Tools, { person, typed, now }: Typed): boolean {
  const row = tx.table(FACTORS).get(person.id);
  const read = readCode(typed);
  if (!row || !read) return false;
  if (read.is === 'recovery') {
    const left = row.recovery ?? [];
    const rest = left.filter((hash) => hash !== hashOf(read.code));
    if (rest.length === left.length) return false;
    tx.put(FACTORS, { ...row, recovery: rest });
    return true;
  }
  const secret = tools.vault.open(row.secret ?? '', sealedFor(person));
  const last = row.last ?? 0;
  const step = secret === undefined ? undefined : stepOf(tools, secret, { code: read.code, now, last });
  if (step === undefined) return false;
  tx.put(FACTORS, { ...row, last: step });
  return true;
}

/** Replaces the recovery codes. */
export function renewRecovery(tx: PartitionWriter, person: Person): readonly string[] {
  const row = tx.table(FACTORS).get(person.id);
  const { codes, recovery } = newRecovery();
  if (row) tx.put(FACTORS, { ...row, recovery: [...recovery] });
  return codes;
}

export const removeFactor = (tx: PartitionWriter, person: Person): void => tx.remove(FACTORS, person.id);

/** The row of a factor that staff removed: empty, and opens nothing. */
export const emptiedFactor = (person: Person): SecondFactorRow => ({ id: person.id, tenantId: person.tenantId });

/** How many recovery codes are left. */
export function recoveryLeft(factors: CompanyTable<SecondFactorRow>, userId: string): number {
  return (factors.get(userId)?.recovery ?? []).length;
}
