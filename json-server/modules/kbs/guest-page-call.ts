import type { Route } from '../../accounts/call.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { wayCall } from '../reservations/guest-page/way-call.ts';
import { guestDataIn } from '../reservations/people.ts';
import { makeGuestDataLink, mayLink } from './links.ts';
import { NOTIFICATIONS } from './stay.ts';

/** Leads from the guest's page to the form for identity data: a new one-time link replaces one that is still open. */
export const guestIdentityCall = (deps: RouteDeps): Route =>
  wayCall(deps, {
    call: 'stay-identity',
    to: '/v1/public/guest',
    of: NOTIFICATIONS,
    refusal: 'guestPage.noIdentity',
    find: ({ tenant, stay, table, now, today }, work) => {
      if (!mayLink(stay, today) || guestDataIn(stay, table).state === 'complete') return undefined;
      return makeGuestDataLink(work, { tenant, stay, now, by: 'system' });
    },
  });
