/**
 * The parts of the demo with the collections whose changes the server announces to open tabs: a part reloads when
 * anybody changes one; parts without a collection do not follow.
 */
export const TOPICS = {
  academy: ['demo-courses', 'demo-course-details'],
  // The calendar's library undoes a refused drag, including one of an event that was deleted meanwhile.
  calendar: [],
  chat: ['demo-chats', 'demo-contacts'],
  ecommerce: ['demo-products', 'demo-product-drafts', 'demo-orders', 'demo-customers'],
  email: ['demo-emails'],
  faq: [],
  invoice: ['demo-invoices', 'demo-invoice-drafts'],
  kanban: ['demo-kanban-boards', 'demo-kanban-items'],
  permissions: ['demo-permissions'],
  profile: ['demo-profile'],
  users: ['demo-users'],
  vehicles: ['demo-vehicles'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Topic = keyof typeof TOPICS;
