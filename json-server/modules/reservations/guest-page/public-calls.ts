import type { GuestPage } from '../../../../src/wire/guest-page.ts';
import type { Route } from '../../../accounts/call.ts';
import { isAtWork } from '../../../accounts/packages.ts';
import { notFound } from '../../../http/http-error.ts';
import { json } from '../../../http/reply.ts';
import type { RouteDeps } from '../../../routes/deps.ts';
import { sendCover } from '../../estates/cover.ts';
import { guestPageGate } from './gate.ts';
import { shownPage } from './shown.ts';

/** The guest's page of a stay, and the picture of the home on it. */
export function guestPageCalls({ records, clock, blobs }: RouteDeps): readonly Route[] {
  const gate = guestPageGate({ records, clock });
  return [
    {
      method: 'GET',
      path: '/api/public/stay/:secret',
      answer: 'GuestPage',
      access: 'public',
      handle: async (call) => {
        const opened = await gate.open(call);
        const { tenant } = opened;
        const { config } = call.snapshot;
        return json(
          200,
          shownPage(opened, {
            company: records.shared.table('tenants').get(tenant),
            has: (name) => isAtWork(records, config, { tenant, name }),
          }) satisfies GuestPage,
        );
      },
    },
    {
      method: 'GET',
      path: '/api/public/stay-picture/:secret',
      access: 'public',
      handle: async (call) => {
        const { table, stay, state } = await gate.open(call);
        if (state !== 'ACTIVE') throw notFound();
        return sendCover(call, { blobs, table, estate: table('estates').get(stay.estateId) });
      },
    },
  ];
}
