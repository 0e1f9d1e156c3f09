import type { Refusal } from '../../src/domain/rule/refusal.ts';
import { HttpError } from '../http/http-error.ts';

/** The error for a rule's refusal: 409 or 422, with the reason. */
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
