import type { Request, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isIP } from 'node:net';
import { HttpError } from '../http/http-error.ts';
import { isInnerRead } from '../http/inner-read.ts';
import type { Snapshot } from '../live/snapshot.ts';
import { USERS } from './authenticate.ts';
import type { Caller, Route } from './call.ts';
import { API_KEYS } from './keys.ts';
import { tooManyUntil } from './limits.ts';

/** seconds */
const WINDOW = 60;

/** 403: no key may do this, whatever its role. */
const keyRefused = (): HttpError => new HttpError({ status: 403, problem: { key: 'keyRefused' } });

/**
 * Calls that belong to a signed-in person: sessions, second factors, previews, open tabs; and links to views, which
 * show what the person may see whatever the key's role, and outlive the key.
 */
const PERSONAL = /^\/api\/(?:auth\/(?!me$)|_meta\/events$|investor-previews|role-previews|view-feeds\/)/;
/** Calls that a key limited to some resources may make besides them. */
const HARMLESS: ReadonlySet<string> = new Set(['/api/auth/me', '/api/enums', '/api/openapi.json', '/api/_meta/reads']);

/** @throws HttpError 403 when the path, or the resources the key is limited to, rule the call out */
export function refuseRouteOfKey({ key }: Caller, { path, access }: Route, { config }: Pick<Snapshot, 'config'>): void {
  if (key === undefined) return;
  if (PERSONAL.test(path)) throw keyRefused();
  if (key.resources === undefined || HARMLESS.has(path)) return;
  const subject = typeof access === 'object' ? access.subject : undefined;
  const isOwn = [...key.resources].some((name) => config.resources[name]?.access.subject === subject);
  if (subject === undefined || !isOwn) throw keyRefused();
}

/** No key makes keys, or people who could. @throws HttpError 403 */
export function refuseResourceOfKey({ key }: Caller, name: string, method: string): void {
  if (key === undefined) return;
  const isOthers = key.resources !== undefined && !key.resources.has(name);
  if (isOthers || name === API_KEYS || (name === USERS && method !== 'GET')) throw keyRefused();
}

type Admitted = { readonly caller: Caller; readonly request: Request; readonly response: Response };
/**
 * Counts a call of a key, and puts the remaining number into the headers. @throws HttpError 403 from another network,
 * 429
 */
export type KeyGuard = (admitted: Admitted) => Promise<void>;

/**
 * @param perMinute calls of one key
 * @param onUse called for each call
 */
export function createKeyGuard({
  perMinute,
  addressOf,
  onUse,
}: {
  readonly perMinute: number;
  readonly addressOf: (request: Request) => string;
  readonly onUse: (caller: Caller) => void;
}): KeyGuard {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW });
  return async ({ caller, request, response }) => {
    const { key, tenant } = caller;
    if (key === undefined) return;
    if (key.networks) {
      const address = addressOf(request);
      if (!key.networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) throw keyRefused();
    }
    const tell = ({ remainingPoints, msBeforeNext }: RateLimiterRes): void => {
      // The answer's headers belong to the outer call; reads within it count too.
      if (isInnerRead(request)) return;
      response.setHeader('RateLimit-Limit', perMinute);
      response.setHeader('RateLimit-Remaining', Math.max(0, remainingPoints));
      response.setHeader('RateLimit-Reset', Math.ceil(msBeforeNext / 1000));
    };
    try {
      tell(await limiter.consume(`${tenant} ${key.id}`));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      tell(error);
      throw tooManyUntil(error.msBeforeNext);
    }
    onUse(caller);
  };
}
