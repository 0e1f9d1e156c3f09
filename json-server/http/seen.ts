import type { IncomingMessage } from 'node:http';

/** Facts about a request collected on its way; none is typed by a person. */
export type SeenRequest = {
  readonly id: string;
  /** The pattern of its path: `/api/reservations/:id`; absent where no route has it. */
  route?: string;
  /** The caller, once known. */
  who?: { readonly tenant: string; readonly userId: string; readonly role: string };
  /** A long-lived connection, e.g. a listening tab: its duration says nothing about the server. */
  isLasting?: true;
};

/** A finished request. */
export type DoneRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly isLasting: boolean;
};

declare module 'node:http' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface IncomingMessage {
    seen?: SeenRequest;
  }
}

/** The page and its files, counted as one. */
export const WEB = 'web';
export const UNMATCHED = 'unmatched';

/** Notes the pattern of a request's path. A read within another call is part of that call. */
export function noteRoute({ seen }: IncomingMessage, route: string): void {
  if (seen) seen.route ??= route;
}
