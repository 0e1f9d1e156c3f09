import type { SignedCall } from '../call.ts';
import type { ReadBody } from '../middleware/body.ts';
import type { Repeatable } from './requests.ts';

/** A calling client's key; node joins a header sent twice, which is then another key. */
export function repeatable(
  { caller, path, request }: Pick<SignedCall, 'caller' | 'path' | 'request'>,
  body: ReadBody,
): Repeatable {
  const key = request.headers['idempotency-key'];
  return {
    key: Array.isArray(key) ? key.join(',') : key,
    owner: [caller.tenant, caller.user.id, path],
    body: body.bytes,
  };
}
