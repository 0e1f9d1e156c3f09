import { isJsonObject } from '../../../src/config/values.ts';
import type { Json } from '../../../src/config/types.ts';
import type { PriceChange } from '../../../src/domain/estates/bulk-price.ts';
import { type FieldIssue, invalid, malformed } from '../../http/http-error.ts';

/** The body of `POST /api/estates/bulk`. */
export type BulkOrder = {
  readonly groupId: string | undefined;
  readonly ids: readonly string[] | undefined;
  readonly price: PriceChange | undefined;
  /** Fields of the estate that get the same value everywhere. */
  readonly same: Readonly<Record<string, Json>>;
  readonly status: string | undefined;
  /** Versions from the preview; the call refuses others. */
  readonly versions: Readonly<Record<string, Json>>;
  readonly isDryRun: boolean;
};

const MAX_ESTATES = 2000;
const MEMBERS: ReadonlySet<string> = new Set([
  'groupId',
  'ids',
  'price',
  'minNights',
  'status',
  'housekeeperId',
  'versions',
  'dryRun',
]);
const SAME = ['minNights', 'housekeeperId'] as const;

/** @throws HttpError 400, 422 naming the invalid members */
export function readBulkOrder(body: Json | undefined): BulkOrder {
  if (!isJsonObject(body)) throw malformed('A JSON object is expected.');
  const issues: FieldIssue[] = Object.keys(body)
    .filter((name) => !MEMBERS.has(name))
    .map((field) => ({ field: field.slice(0, 40), key: 'validation.unknownField' }));
  const { groupId, ids, price, status, versions = {}, dryRun = false } = body;
  const isList = Array.isArray(ids) && ids.length <= MAX_ESTATES && ids.every((id) => typeof id === 'string');
  const isWhich = (typeof groupId === 'string') !== isList && (ids === undefined || isList);
  if (!isWhich) issues.push({ field: 'groupId', key: 'bulk.which' });
  const change = price === undefined ? undefined : priceOf(price);
  if (price !== undefined && change === undefined) issues.push({ field: 'price', key: 'validation.amount' });
  const isStatus = typeof status === 'string' && status !== '';
  if (status !== undefined && !isStatus) issues.push({ field: 'status', key: 'estate.selectStatus' });
  if (typeof dryRun !== 'boolean') issues.push({ field: 'dryRun', key: 'validation.boolean' });
  if (!isJsonObject(versions)) issues.push({ field: 'versions', key: 'validation.object' });
  const same = Object.fromEntries(SAME.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));
  if (!change && status === undefined && Object.keys(same).length === 0) {
    issues.push({ field: 'price', key: 'bulk.nothing' });
  }
  if (issues.length > 0) throw invalid(issues);
  return {
    groupId: typeof groupId === 'string' ? groupId : undefined,
    ids: isList ? ids : undefined,
    price: change,
    same,
    status: isStatus ? status : undefined,
    versions: isJsonObject(versions) ? versions : {},
    isDryRun: dryRun === true,
  };
}

function priceOf(value: Json): PriceChange | undefined {
  if (!isJsonObject(value)) return undefined;
  const { percent, amount, price, currency, ...others } = value;
  if (Object.keys(others).length > 0) return undefined;
  const given = [percent, amount, price].filter((member) => member !== undefined);
  if (given.length !== 1) return undefined;
  if (typeof percent === 'number' && Math.abs(percent) <= 1000 && currency === undefined) return { percent };
  if (typeof currency !== 'string') return undefined;
  if (Number.isSafeInteger(amount)) return { amount: Number(amount), currency };
  return Number.isSafeInteger(price) ? { price: Number(price), currency } : undefined;
}
