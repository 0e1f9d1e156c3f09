/**
 * The parts of the demo, and the collections whose changes the server tells open tabs of: what is shown of a part is asked
 * again when anybody changes one; parts without a collection do not follow.
 */
export const TOPICS = {
  academy: ['demo-courses', 'demo-course-details'],
  // A drag that is refused is put back by the calendar's library, also what somebody else deleted meanwhile.
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
