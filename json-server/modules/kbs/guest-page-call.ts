import type { GuestPageWay } from '../../../src/wire/guest-page.ts';
import type { Route } from '../../accounts/call.ts';
import { conflict } from '../../http/http-error.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { guestPageGate } from '../reservations/guest-page/gate.ts';
import { guestDataIn } from '../reservations/people.ts';
import { makeLink, mayLink } from './links.ts';
import { NOTIFICATIONS } from './stay.ts';

/** From the guest's page to the form for the identity data: a link that opens once, in place of one that waits. */
export function guestIdentityCall({ records, clock }: RouteDeps): Route {
  const gate = guestPageGate({ records, clock });
  return {
    method: 'POST',
    path: '/api/public/stay-identity/:secret',
    answer: 'GuestPageWay',
    access: 'public',
    handle: async (call) => {
      const secret = await gate.write(call, {
        of: NOTIFICATIONS,
        work: ({ tenant, stay, table, now, today }, work) => {
          if (!mayLink(stay, today) || guestDataIn(stay, table).state === 'complete') return undefined;
          return makeLink(work, { tenant, stay, now, by: 'system' });
        },
      });
      if (secret === undefined)
        throw conflict('conflict', { issues: [{ field: 'form', key: 'guestPage.noIdentity' }] });
      return json(200, { path: `/v1/public/guest/${secret}` } satisfies GuestPageWay);
    },
  };
}
