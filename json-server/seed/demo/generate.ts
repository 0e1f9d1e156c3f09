import type { IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import type { Json, Row } from '../../../src/config/types.ts';
import { DEMO } from '../../demo/collections.ts';
import { COURSE_DETAILS, makeCourses } from './academy.ts';
import { makeManagedUsers, makePermissions, makeVehicles } from './accounts.ts';
import { makeEmails } from './emails.ts';
import { makeInvoices } from './invoices.ts';
import { FAQ, HELP_CENTER } from './pages.ts';
import { KANBAN_BOARDS, makeEvents, makeKanbanItems } from './planning.ts';
import { makeProducts } from './products.ts';
import { makeProfile } from './profile.ts';
import { makeSales } from './sales.ts';
import { makeCustomers, makeOrders, makeReferrals, makeReviews } from './shop.ts';
import { CONTACTS, makeChats } from './talk.ts';

/** Rows of the store have texts for ids; everything else stays as the calls answer it. */
const rowsOf = (items: readonly { readonly id: number | string }[]): readonly Row[] =>
  items.map((item) => ({ ...(item as { readonly [key: string]: Json }), id: String(item.id) }));

/**
 * The demo's collections (spec §9's sizes), once and for no tenant: each tenant gets a copy at its first write.
 * @param today the day they are made for; dates then move with the seed
 */
export function makeDemo({ today }: { today: IsoDate }): { readonly [collection: string]: readonly Row[] } {
  const products = makeProducts();
  const customers = makeCustomers();
  return {
    [DEMO.courses]: rowsOf(makeCourses()),
    [DEMO.courseDetails]: rowsOf([COURSE_DETAILS]),
    [DEMO.events]: rowsOf(makeEvents(today)),
    [DEMO.contacts]: rowsOf(CONTACTS),
    [DEMO.chats]: rowsOf(makeChats(today)),
    [DEMO.products]: rowsOf(products),
    [DEMO.orders]: rowsOf(makeOrders({ today, customers })),
    [DEMO.customers]: rowsOf(customers),
    [DEMO.reviews]: rowsOf(makeReviews({ today, products })),
    [DEMO.referrals]: rowsOf(makeReferrals()),
    [DEMO.emails]: rowsOf(makeEmails(today)),
    [DEMO.invoices]: rowsOf(makeInvoices()),
    [DEMO.boards]: rowsOf(KANBAN_BOARDS),
    [DEMO.items]: rowsOf(makeKanbanItems(today)),
    [DEMO.vehicles]: rowsOf(makeVehicles()),
    [DEMO.permissions]: rowsOf(makePermissions(today)),
    [DEMO.users]: rowsOf(makeManagedUsers()),
    [DEMO.sales]: rowsOf(makeSales(today)),
    [DEMO.faq]: rowsOf(FAQ),
    [DEMO.helpCenter]: rowsOf(HELP_CENTER),
    [DEMO.profile]: rowsOf(makeProfile(today)),
  };
}
