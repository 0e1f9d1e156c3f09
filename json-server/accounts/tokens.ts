import { createHash, randomBytes } from 'node:crypto';
import { boundedCache } from '../store/bounded-cache.ts';

/** seconds (contract: at most 15 minutes) */
export const ACCESS_SECONDS = 10 * 60;
const ALGORITHM = 'HS256';
const AUDIENCE = 'konak-api';
const ISSUER = 'konak';
/** Verified tokens remembered, so most calls need no crypto; the oldest is dropped first. */
const MAX_REMEMBERED = 10_000;

export type AccessClaims = { readonly userId: string; readonly sessionId: string; readonly expires: number };

/** Milliseconds since 1970. */
type Clock = () => number;

export type Tokens = {
  readonly issueAccess: (claims: { userId: string; sessionId: string }) => Promise<string>;
  /** The claims while the token is genuine and not expired. Synchronous for a token seen before. */
  readonly readAccess: (token: string) => AccessClaims | undefined | Promise<AccessClaims | undefined>;
};

/** Loaded with the first token, so a start does not wait for it. */
const jose = () => import('jose');

/** Access tokens: JWT, HS256 only, for this audience only. */
export function createTokens({ secret, clock }: { secret: string; clock: Clock }): Tokens {
  const key = new TextEncoder().encode(secret);
  const remembered = boundedCache<AccessClaims>(MAX_REMEMBERED);

  const verify = async (token: string): Promise<AccessClaims | undefined> => {
    const { jwtVerify } = await jose();
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        issuer: ISSUER,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: new Date(clock()),
      });
      const { sub, sid, exp } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return undefined;
      const claims = { userId: sub, sessionId: sid, expires: exp * 1000 };
      remembered.set(token, claims);
      return claims;
    } catch {
      return undefined;
    }
  };

  return {
    issueAccess: async ({ userId, sessionId }) => {
      const { SignJWT } = await jose();
      const seconds = Math.floor(clock() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuer(ISSUER)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_SECONDS)
        .sign(key);
    },
    readAccess: (token) => {
      const known = remembered.get(token);
      if (known === undefined) return verify(token);
      if (known.expires > clock()) return known;
      remembered.delete(token);
      return undefined;
    },
  };
}

/** The stored form of a refresh secret. A fast hash is enough: the secret has 256 random bits. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** 256 random bits, URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
