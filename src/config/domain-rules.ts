/**
 * Names a resource's `domain` may have. The server maps each to a function that runs inside the write; the rules
 * themselves are in `src/domain/`.
 */
export const DOMAIN_RULES = [
  'reservation',
  'reservation-charge',
  'block',
  'daily-price',
  'coupon',
  'commission-definition',
  'ical-feed',
  'exchange-rate',
  'estate',
  'legal-permit',
  'payment',
  'security-deposit',
  'ledger-entry',
  'account',
  'service-definition',
  'demand',
  'demand-message',
  'task',
  'recurring-task',
  'revenue-expense',
  'message',
  'message-template',
  'housekeeping-task',
  'guest',
  'stay-guest',
  'kbs-notification',
  'statement',
  'settings',
  'blog-post',
  'contact-request',
  'subscriber',
  'campaign',
] as const;
export type DomainRuleName = (typeof DOMAIN_RULES)[number];
