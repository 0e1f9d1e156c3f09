import type { Caller } from '../call.ts';
import { SECOND_FACTOR_NEEDED } from '../../src/domain/people/second-factor.ts';
import { HttpError } from '../http-error.ts';

/**
 * Who has to set up a second factor first may do that, sign out and nothing else.
 * @throws HttpError 403 with `reason`, so that the browser leads there instead of saying that the role never may
 */
export function refuseWithoutFactor({ lacksFactor }: Caller, path: string): void {
  if (!lacksFactor || path.startsWith('/api/auth/')) return;
  throw new HttpError({ status: 403, problem: { key: SECOND_FACTOR_NEEDED, extra: { reason: SECOND_FACTOR_NEEDED } } });
}
