import type { IncomingMessage } from 'node:http';
import { MAX_FILE_BYTES } from '../../src/config/file-kinds.ts';
import type { Caller } from './call.ts';
import { tooMany } from '../http/http-error.ts';

/** seconds */
const WINDOW = 60;
/** Bytes that count as one more write, so that bulk changes and imports count by their size. */
const BYTES_A_WRITE = 64 * 1024;
/** The same for files, which are not parsed: people send many large pictures at once. */
const FILE_BYTES_A_WRITE = 256 * 1024;
/** Users tracked at once before those with a full allowance are forgotten. */
const MANY = 10_000;

type Bucket = { left: number; at: number };

/** Counts a call that may write. @throws HttpError 429 */
export type WriteRate = (caller: Caller, request: Pick<IncomingMessage, 'method' | 'headers'>) => void;

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Types that are parsed: JSON and tables. Everything else is a file. */
const PARSED = /json|csv|text\/plain|excel|spreadsheet/;

function costOf(headers: IncomingMessage['headers']): number {
  const isParsed = PARSED.test(headers['content-type'] ?? '');
  // A body without a stated length counts as the longest one allowed.
  const unsaid = headers['transfer-encoding'] === undefined ? 0 : MAX_FILE_BYTES;
  const bytes = Number(headers['content-length'] ?? unsaid);
  return 1 + Math.floor(bytes / (isParsed ? BYTES_A_WRITE : FILE_BYTES_A_WRITE));
}

/**
 * Limits writes per minute and person, across sessions and addresses. A token bucket: bursts pass, only a sustained
 * stream is slowed down.
 * @param perMinute 0 = no limit
 * @param clock ms
 */
export function createWriteRate({ perMinute, clock }: { perMinute: number; clock: () => number }): WriteRate {
  if (perMinute === 0) return () => undefined;
  const buckets = new Map<string, Bucket>();
  const perSecond = perMinute / WINDOW;

  const fill = (bucket: Bucket, now: number): void => {
    bucket.left = Math.min(perMinute, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
  };

  return (caller, { method, headers }) => {
    if (isRead(method)) return;
    const now = clock();
    const key = `${caller.homeTenant}/${caller.user.id}${caller.key ? `/${caller.key.id}` : ''}`;
    let bucket = buckets.get(key);
    if (bucket === undefined) {
      if (buckets.size >= MANY) {
        for (const [other, each] of buckets) {
          fill(each, now);
          if (each.left >= perMinute) buckets.delete(other);
        }
      }
      bucket = { left: perMinute, at: now };
      buckets.set(key, bucket);
    }
    fill(bucket, now);
    // A write larger than a whole minute's allowance still passes once the bucket is full.
    const cost = Math.min(costOf(headers), perMinute);
    if (bucket.left < cost) throw tooMany(Math.max(1, Math.ceil((cost - bucket.left) / perSecond)));
    bucket.left -= cost;
  };
}
