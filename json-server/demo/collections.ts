import type { DemoEvent } from '../../src/domain/demo/calendar-events.ts';
import type { Chat, ChatPerson } from '../../src/domain/demo/chats.ts';
import type { Course } from '../../src/domain/demo/courses.ts';
import type { Customer } from '../../src/domain/demo/customers.ts';
import type { Email } from '../../src/domain/demo/emails.ts';
import type { Invoice } from '../../src/domain/demo/invoices.ts';
import type { KanbanBoard, Item } from '../../src/domain/demo/kanban.ts';
import type { Order } from '../../src/domain/demo/orders.ts';
import type { Permission } from '../../src/domain/demo/permissions.ts';
import type { ShopProduct } from '../../src/domain/demo/products.ts';
import type { Referral } from '../../src/domain/demo/referrals.ts';
import type { Review } from '../../src/domain/demo/reviews.ts';
import type { ManagedUser } from '../../src/domain/demo/users.ts';
import type { Vehicle } from '../../src/domain/demo/vehicles.ts';

/**
 * Collections of the demo calls; the routes below `/api/apps` and `/api/pages` own them. Resources of these names show
 * them, so that open tabs hear of changes, but get no table and no call by it.
 */
export const DEMO_COLLECTIONS = {
  courses: 'demo-courses',
  courseDetails: 'demo-course-details',
  events: 'demo-events',
  contacts: 'demo-contacts',
  chats: 'demo-chats',
  products: 'demo-products',
  orders: 'demo-orders',
  customers: 'demo-customers',
  reviews: 'demo-reviews',
  referrals: 'demo-referrals',
  emails: 'demo-emails',
  invoices: 'demo-invoices',
  boards: 'demo-kanban-boards',
  items: 'demo-kanban-items',
  vehicles: 'demo-vehicles',
  permissions: 'demo-permissions',
  users: 'demo-users',
  sales: 'demo-sales',
  faq: 'demo-faq',
  helpCenter: 'demo-help-center',
  profile: 'demo-profile',
  /** Which collections a tenant has a copy of; made while running, not part of the seed. */
  copied: 'demo-copied',
} as const;

export type DemoCollection = (typeof DEMO_COLLECTIONS)[keyof typeof DEMO_COLLECTIONS];

/** Whether the routes of the demo layer own the collection. */
export const isDemoCollection = (name: string): boolean => (Object.values(DEMO_COLLECTIONS) as string[]).includes(name);

/** Id among the contacts of the one who chats. */
export const PROFILE_USER = 11;

/** A board's place among the boards is stored with it. */
export type StoredBoard = KanbanBoard & { readonly position: number };
/** Days of the month instead of dates: spec §9 dates the invoices in the current month, whichever that is. */
export type StoredInvoice = Omit<Invoice, 'issuedDate' | 'dueDate'> & {
  readonly issuedDay: number;
  readonly dueDay: number;
};

/** What the collections with numbered records hold. `Order` and `Review` with an ISO date, so that it moves with the seed. */
export type DemoItems = {
  readonly [DEMO_COLLECTIONS.courses]: Course;
  readonly [DEMO_COLLECTIONS.events]: DemoEvent;
  readonly [DEMO_COLLECTIONS.contacts]: ChatPerson;
  readonly [DEMO_COLLECTIONS.chats]: Chat;
  readonly [DEMO_COLLECTIONS.products]: ShopProduct;
  readonly [DEMO_COLLECTIONS.orders]: Order;
  readonly [DEMO_COLLECTIONS.customers]: Customer;
  readonly [DEMO_COLLECTIONS.reviews]: Review;
  readonly [DEMO_COLLECTIONS.referrals]: Referral;
  readonly [DEMO_COLLECTIONS.emails]: Email;
  readonly [DEMO_COLLECTIONS.invoices]: StoredInvoice;
  readonly [DEMO_COLLECTIONS.boards]: StoredBoard;
  readonly [DEMO_COLLECTIONS.items]: Item;
  readonly [DEMO_COLLECTIONS.vehicles]: Vehicle;
  readonly [DEMO_COLLECTIONS.permissions]: Permission;
  readonly [DEMO_COLLECTIONS.users]: ManagedUser;
};
export type NumberedCollection = keyof DemoItems;
