import { MAX_FILE_BYTES } from '../../../src/config/file-kinds.ts';
import type { Caller } from '../../accounts/call.ts';
import { HttpError } from '../../http/http-error.ts';
import { storageLimitOf } from '../../accounts/packages.ts';
import type { FileRow } from '../../live/rows/own-rows.ts';
import type { OwnStore } from '../../store/types.ts';
import { companiesIn } from '../../live/rows/company.ts';
import { FILES } from './stored-files.ts';

const MEGABYTE = 1024 * 1024;
/** Bytes of one person's files that no record holds yet. */
const MAX_WAITING_BYTES = 50 * MEGABYTE;
/** Number of one person's files that no record holds yet; an open form needs a few dozen. */
const MAX_WAITING = 200;
/** seconds; unattached files are deleted after a day */
const TRY_LATER = 3600;

/** Counts the bytes of uploads, including those in progress. */
export type FileQuota = {
  /**
   * Reserves space for one upload. @param bytes the size in the request; undefined = not given
   * @returns a function that frees the reservation, once the file is stored or refused
   * @throws HttpError 429 the person has too many unattached files, 409 the company's package has no space left
   */
  readonly take: (caller: Pick<Caller, 'user' | 'tenant'>, bytes: number | undefined) => () => void;
  readonly close: () => void;
};

const full = (reason: string, mb: number): HttpError => {
  const problem = { key: 'file', issues: [{ field: 'file', key: `file.${reason}`, params: { mb } }] };
  const isOfPerson = reason === 'waitingFull';
  return new HttpError({
    status: isOfPerson ? 429 : 409,
    problem,
    ...(isOfPerson && { headers: { 'Retry-After': String(TRY_LATER) } }),
  });
};

const sizeOf = (row: (Pick<FileRow, 'id'> & Partial<Pick<FileRow, 'size'>>) | undefined): number => row?.size ?? 0;

/**
 * The size of a company's files is summed once and then updated by each write. For a person only unattached files
 * count; an index finds them.
 */
export function createFileQuota(store: OwnStore): FileQuota {
  const companies = companiesIn(store);
  const stored = new Map<string, number>();
  const coming = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string, bytes: number) => {
    const sum = (counts.get(key) ?? 0) + bytes;
    if (counts === coming && sum === 0) counts.delete(key);
    else counts.set(key, sum);
  };
  const storedBy = (tenant: string): number => {
    const known = stored.get(tenant);
    if (known !== undefined) return known;
    let sum = 0;
    for (const row of companies.company(tenant).table(FILES).all()) sum += sizeOf(row);
    stored.set(tenant, sum);
    return sum;
  };
  // Writes on other servers are not counted here.
  const stopForgetting = store.companies.onMove((tenant) => stored.delete(tenant));
  const stopCounting = store.onCommit((changes) => {
    for (const { collection, tenant, before, after } of changes) {
      if (collection === FILES && stored.has(tenant)) add(stored, tenant, sizeOf(after) - sizeOf(before));
    }
  });

  return {
    take: ({ user, tenant }, said = MAX_FILE_BYTES) => {
      const bytes = Math.min(said, MAX_FILE_BYTES);
      const person = `${tenant}/${user.id}`;
      const waiting = companies
        .company(tenant)
        .table(FILES)
        .range('waitingSince', { gte: '0' })
        .filter((row) => row.uploadedBy === user.id);
      const ofPerson = waiting.reduce((sum, row) => sum + sizeOf(row), coming.get(person) ?? 0);
      if (waiting.length >= MAX_WAITING || ofPerson + bytes > MAX_WAITING_BYTES) {
        throw full('waitingFull', MAX_WAITING_BYTES / MEGABYTE);
      }
      const limit = storageLimitOf(companies, tenant);
      if (limit !== undefined && storedBy(tenant) + (coming.get(tenant) ?? 0) + bytes > limit * MEGABYTE) {
        throw full('companyFull', limit);
      }
      for (const key of [person, tenant]) add(coming, key, bytes);
      return () => {
        for (const key of [person, tenant]) add(coming, key, -bytes);
      };
    },
    close: () => {
      stopForgetting();
      stopCounting();
    },
  };
}
