import { createHash } from 'node:crypto';
import { version } from '../../../package.json' with { type: 'json' };
import { acceptedLanguage } from '../../../src/config/catalogues.ts';
import type { Route } from '../../accounts/call.ts';
import type { Reply } from '../../http/reply.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import { boundedCachePer } from '../../store/bounded-cache.ts';
import { openApiDocument } from './document.ts';

/** Documents cached per configuration, by role and language. */
const MAX_KEPT = 20;
type Kept = { readonly json: string; readonly etag: string };
const keptOf = boundedCachePer<Kept>(MAX_KEPT);

/** `GET /api/openapi.json`: the calls open to the caller. @param routes all routes of the server */
export const openApiRoute = (routes: () => readonly Route[]): Route => ({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'signedIn',
  handle: ({ snapshot, caller, request }): Reply => {
    const language = acceptedLanguage(request.headers['accept-language']);
    const make = (whole: Snapshot): Kept => {
      const text = JSON.stringify(
        openApiDocument({ snapshot: whole, role: caller.role, language, routes: routes(), version }),
      );
      return { json: text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    };
    const { json, etag } = keptOf(snapshot).of(`${caller.role} ${language}`, () => make(snapshot));
    const headers = { ETag: etag, Vary: 'Accept-Language, Authorization' };
    if (request.headers['if-none-match'] === etag) return { status: 304, headers };
    return { status: 200, headers, json };
  },
});
