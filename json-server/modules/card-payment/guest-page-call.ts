import { payWay } from '../../../src/domain/guest-page/pay.ts';
import type { Route } from '../../accounts/call.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { OpenedPage } from '../reservations/guest-page/gate.ts';
import { wayCall } from '../reservations/guest-page/way-call.ts';
import { ORDERS } from './names.ts';
import { asOrder, asStay } from './rows.ts';

function wayOf({ table, stay, now }: OpenedPage) {
  const orders = table(ORDERS).equal('reservationId', stay.id).map(asOrder);
  const ordered = asStay(stay);
  return ordered ? payWay({ stay: ordered, orders, now }) : ({ kind: 'NONE' } as const);
}

/** Leads from the guest's page to the link that pays the rest: the existing one, or a new one. */
export const guestPayCall = (deps: RouteDeps): Route =>
  wayCall(deps, {
    call: 'stay-pay',
    to: '/v1/public/pay',
    of: ORDERS,
    refusal: 'guestPage.noPayment',
    find: (opened, { apply }) => {
      if (wayOf(opened).kind === 'MAKE') apply([{ collection: ORDERS, create: { reservationId: opened.stay.id } }]);
      const way = wayOf(opened);
      return way.kind === 'USE' ? way.id : undefined;
    },
  });
