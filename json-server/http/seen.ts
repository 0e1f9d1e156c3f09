import type { IncomingMessage } from 'node:http';

/** What becomes known of a request on its way; nothing of it is typed by a person. */
export type SeenRequest = {
  readonly id: string;
  /** The pattern of its path: `/api/reservations/:id`; absent where no route has it. */
  route?: string;
  /** Who calls, once that is known. */
  who?: { readonly tenant: string; readonly userId: string; readonly role: string };
  /** An open line, e.g. of a tab that listens: how long it lasts says nothing of the server. */
  isLasting?: true;
};

/** A request that is over. */
export type DoneRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly isLasting: boolean;
};

declare module 'node:http' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only to an interface something can be added
  interface IncomingMessage {
    seen?: SeenRequest;
  }
}

/** The page and its files: nobody counts them one by one. */
export const WEB = 'web';
export const UNMATCHED = 'unmatched';

/** Notes the pattern of a request's path. A read within another call is part of that call. */
export function noteRoute({ seen }: IncomingMessage, route: string): void {
  if (seen) seen.route ??= route;
}
