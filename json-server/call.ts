import type { Request, Response } from 'express';
import type { WhereValues } from '../src/config/where.ts';
import type { Row } from '../src/config/types.ts';
import type { ReadBody } from './middleware/body.ts';
import type { Reply } from './reply.ts';
import type { Snapshot } from './snapshot.ts';

/** Who calls, once the gate knows. */
export type Caller = {
  /** The caller's row of `users`, as stored. */
  readonly user: Row;
  readonly role: string;
  readonly sessionId: string;
  /** The tenant the user belongs to. */
  readonly homeTenant: string;
  /** The tenant this call works in. */
  readonly tenant: string;
  /** `$user.…`, `$today`, `$now` of this call. */
  readonly values: WhereValues;
  /** The company asks for a second factor that is not set up yet: nothing but the own account is open. */
  readonly lacksFactor?: true;
  /** Staff who look as an owner does (IV1): nothing may be written. */
  readonly isPreview?: true;
};

/** One request, as handlers see it. `response` is for streams only; everything else answers with a Reply. */
export type PublicCall = {
  readonly request: Request;
  readonly response: Response;
  /** Without the query. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly snapshot: Snapshot;
  /** From where it comes; limits of strangers go by it. */
  readonly address: () => string;
  /** Reads the body once; 413, 415, 400 are thrown from here. */
  readonly body: () => Promise<ReadBody>;
};
export type SignedCall = PublicCall & { readonly caller: Caller };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `undefined` = the handler wrote the answer itself (a stream). */
export type Handled = Promise<Reply | undefined> | Reply | undefined;

/**
 * A call outside the generic ones. Its path is a whole literal, so that grep finds it; one that ends in `/:id` takes any
 * one segment there, one that ends in `/*` owns everything below. `access` is not optional: `{ subject, action }` is
 * asked of the policy, and a subject that no rule names stops the server at start (S25).
 */
export type Route =
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
    };
