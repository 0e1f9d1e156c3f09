import type { GuestPageWay } from '../../../../src/wire/guest-page.ts';
import type { Route } from '../../../accounts/call.ts';
import { conflict } from '../../../http/http-error.ts';
import { json } from '../../../http/reply.ts';
import type { RouteDeps } from '../../../routes/deps.ts';
import type { WriteTransaction } from '../../../records/records.ts';
import { guestPageGate, type OpenedPage } from './gate.ts';

type WaySetup = {
  /** Path of the call below `/api/public`; the link's secret follows. */
  readonly call: string;
  /** The public page it leads to; the result of `find` follows. */
  readonly to: string;
  /** The resource whose module the company needs for it. */
  readonly of: string;
  /** The message if there is no such page. */
  readonly refusal: 'guestPage.noPayment' | 'guestPage.noIdentity';
  /** The end of the address, created if necessary; undefined if there is none. */
  readonly find: (opened: OpenedPage, work: WriteTransaction) => string | undefined;
};

/** A call that leads from the guest's page to another public page. @throws HttpError 404, 409, 429 */
export function wayCall({ records, clock }: RouteDeps, { call: name, to, of, refusal, find }: WaySetup): Route {
  const gate = guestPageGate({ records, clock });
  return {
    method: 'POST',
    path: `/api/public/${name}/:secret`,
    answer: 'GuestPageWay',
    access: 'public',
    handle: async (call) => {
      const end = await gate.write(call, { of, work: find });
      if (end === undefined) throw conflict('conflict', { issues: [{ field: 'form', key: refusal }] });
      return json(200, { path: `${to}/${end}` } satisfies GuestPageWay);
    },
  };
}
