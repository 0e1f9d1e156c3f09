import type { Refusal } from '../../src/domain/rule/refusal.ts';
import { HttpError } from '../http-error.ts';

/** A refusal of the business as an answer: 409 or 422, with what stands in the way. */
export function refusal({ status, field, key, params, more = [], price, blockedBy, conflicts }: Refusal): HttpError {
  const extra = {
    ...(price ? { price } : {}),
    ...(blockedBy ? { blockedBy } : {}),
    ...(conflicts ? { conflicts } : {}),
  };
  return new HttpError({
    status,
    problem: {
      key: price ? 'price-changed' : status === 409 ? 'conflict' : 'invalid',
      issues: [{ key, params }, ...more].map((issue) => ({ field, ...issue })),
      ...(Object.keys(extra).length > 0 ? { extra } : {}),
    },
  });
}
