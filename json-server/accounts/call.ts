import type { Request, Response } from 'express';
import type { Language } from '../../src/config/types.ts';
import type { WhereValues } from '../../src/config/where.ts';
import type { PutOf } from '../live/rows/company.ts';
import type { CallerKey } from './caller-key.ts';
import type { JsonSchema } from '../../src/config/json-schema.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { QueryKinds } from '../http/query.ts';
import type { ReadBody } from '../http/body.ts';
import type { Reply } from '../http/reply.ts';
import type { WireName } from '../http/wire-schemas.ts';
import type { Snapshot } from '../live/snapshot.ts';

/** The authenticated caller. */
export type Caller = {
  /** The caller's row of `users`, as stored; for the system only a name. */
  readonly user: PutOf<'users'>;
  readonly role: string;
  readonly sessionId: string;
  /** The tenant the user belongs to. */
  readonly homeTenant: string;
  /** The tenant that this call works in. */
  readonly tenant: string;
  /** The language for texts that exist in several; English by default. */
  readonly language?: Language;
  /** `$user.…`, `$today`, `$now` of this call. */
  readonly values: WhereValues;
  /** The company requires a second factor that is not set up yet: the caller may use only their own account. */
  readonly lacksFactor?: true;
  /** Staff previewing the product as an owner sees it (IV1); they may not write. */
  readonly isPreview?: true;
  /** A program calls with this key: the person is its maker, the role is the key's. */
  readonly key?: CallerKey;
  /** The causes of this caller's writes, the last one last; absent = only the caller. */
  readonly causes?: readonly string[];
};

/** One request, as handlers see it. `response` is only for streams; everything else returns a Reply. */
export type PublicCall = {
  readonly request: Request;
  readonly response: Response;
  /** Without the query string. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly snapshot: Snapshot;
  /** The client's address; rate limits for callers without a session count by it. */
  readonly address: () => string;
  /** Reads the body, once. @throws HttpError 400, 413, 415 */
  readonly body: () => Promise<ReadBody>;
  /**
   * Does something once, however often the call runs: it runs again when its company had to be loaded first. For what
   * cannot be repeated before the company is known, such as reading the body or charging a limit.
   * @param what stands for it in this call
   */
  readonly once: <Result>(what: object, work: () => Promise<Result>) => Promise<Result>;
  /**
   * Reads as the same caller; answered or refused like a separate call.
   * @param url path and query, e.g. `/api/estates?pageSize=1`
   * @returns undefined for what cannot be answered within another call
   */
  readonly read: (url: string) => Promise<Reply | undefined>;
};
export type SignedCall = PublicCall & { readonly caller: Caller };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `undefined` = the handler wrote the answer itself (a stream). */
export type Handled = Promise<Reply | undefined> | Reply | undefined;

/**
 * A call that is not one of the generic ones. Its path is a complete literal, so that grep finds it; `/:id` at the end
 * matches any single segment, `/*` everything below. `access` is mandatory: the policy is asked about
 * `{ subject, action }`, and a subject that no rule names stops the server at startup (S25).
 */
type Described = {
  /** The parameters it reads (`readQuery`), for the description of the API; some defaults depend on the day. */
  readonly query?: QueryKinds | ((today: IsoDate) => QueryKinds);
  /** The type in `src/wire` of its answer, or several. */
  readonly answer?: WireName | readonly WireName[];
  /** The schema of its body. */
  readonly sends?: JsonSchema;
};
export type Route = Described &
  (
    | {
        readonly method: Method;
        readonly path: string;
        readonly access: 'public';
        readonly handle: (call: PublicCall) => Handled;
      }
    | {
        readonly method: Method;
        readonly path: string;
        readonly access: 'signedIn' | { readonly subject: string; readonly action: string };
        readonly handle: (call: SignedCall) => Handled;
      }
  );
