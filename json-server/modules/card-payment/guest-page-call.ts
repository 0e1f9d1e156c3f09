import { payWay } from '../../../src/domain/guest-page/pay.ts';
import type { GuestPageWay } from '../../../src/wire/guest-page.ts';
import type { Route } from '../../accounts/call.ts';
import { conflict } from '../../http/http-error.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { guestPageGate, type OpenedPage } from '../reservations/guest-page/gate.ts';
import { ORDERS } from './names.ts';
import { asOrder, asStay } from './rows.ts';

function wayOf({ table, stay, now }: OpenedPage) {
  const orders = table(ORDERS).equal('reservationId', stay.id).map(asOrder);
  const ordered = asStay(stay);
  return ordered ? payWay({ stay: ordered, orders, now }) : ({ kind: 'NONE' } as const);
}

/** From the guest's page to the link by which the rest is paid: the one that is there, or a new one. */
export function guestPayCall({ records, clock }: RouteDeps): Route {
  const gate = guestPageGate({ records, clock });
  return {
    method: 'POST',
    path: '/api/public/stay-pay/:secret',
    answer: 'GuestPageWay',
    access: 'public',
    handle: async (call) => {
      const id = await gate.write(call, {
        of: ORDERS,
        work: (opened, { apply }) => {
          if (wayOf(opened).kind === 'MAKE') apply([{ collection: ORDERS, create: { reservationId: opened.stay.id } }]);
          const way = wayOf(opened);
          return way.kind === 'USE' ? way.id : undefined;
        },
      });
      if (id === undefined) throw conflict('conflict', { issues: [{ field: 'form', key: 'guestPage.noPayment' }] });
      return json(200, { path: `/v1/public/pay/${id}` } satisfies GuestPageWay);
    },
  };
}
