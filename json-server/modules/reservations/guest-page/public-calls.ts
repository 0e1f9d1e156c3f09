import type { GuestPage } from '../../../../src/wire/guest-page.ts';
import type { Route } from '../../../accounts/call.ts';
import { isAtWork } from '../../../accounts/packages.ts';
import { API_HEADERS } from '../../../http/headers.ts';
import { notFound } from '../../../http/http-error.ts';
import { json } from '../../../http/reply.ts';
import { FILES } from '../../../records/files/stored-files.ts';
import type { RouteDeps } from '../../../routes/deps.ts';
import { guestPageGate } from './gate.ts';
import { coverOf, shownPage } from './shown.ts';

/** What a browser shows as a picture and runs nothing of. */
const PICTURE = /^image\/(png|jpeg|webp|gif|avif)$/;

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
        const id = state === 'ACTIVE' ? coverOf(table('estates').get(stay.estateId))?.id : undefined;
        const row = id === undefined ? undefined : table(FILES).get(id);
        const bytes = row && PICTURE.test(row.type) ? await blobs.read(row.id) : undefined;
        if (!row || !bytes) throw notFound();
        const { request, response } = call;
        response.writeHead(200, { ...API_HEADERS, 'Content-Type': row.type, 'Content-Length': bytes.length });
        response.end(request.method === 'HEAD' ? undefined : bytes);
        return undefined;
      },
    },
  ];
}
