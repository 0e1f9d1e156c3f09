import type { SignedCall } from '../accounts/call.ts';
import type { ReadBody } from '../http/body.ts';
import type { Repeatable } from './requests.ts';

/** RS4: the call's Idempotency-Key. Node joins a header sent twice, which makes it a different key. */
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
