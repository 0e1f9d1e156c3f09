import type { Caller } from './call.ts';
import { SECOND_FACTOR_NEEDED } from '../../src/domain/people/second-factor.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * Callers who must set up a second factor first may do only that, or sign out.
 * @throws HttpError 403 with `reason`, so that the browser opens the setup instead of reporting missing rights
 */
export function refuseWithoutFactor({ lacksFactor }: Caller, path: string): void {
  if (!lacksFactor || path.startsWith('/api/auth/')) return;
  throw new HttpError({ status: 403, problem: { key: SECOND_FACTOR_NEEDED, extra: { reason: SECOND_FACTOR_NEEDED } } });
}
