import type { ListRules } from './list.ts';

/** `customerId` has 6 digits, `order` is how many. */
export type Customer = {
  readonly id: number;
  readonly customer: string;
  readonly customerId: number;
  readonly email: string;
  readonly country: string;
  readonly countryFlag: string;
  readonly countryCode: string;
  readonly order: number;
  readonly totalSpent: number;
  readonly avatar: string;
};

/** GET /api/apps/ecommerce/customers. */
export const CUSTOMER_LIST: ListRules<Customer> = {
  texts: ({ customer, country, email }) => [customer, country, email],
  sort: {
    customer: ({ customer }) => customer,
    country: ({ country }) => country,
    customerId: ({ customerId }) => customerId,
    orders: ({ order }) => order,
    totalSpent: ({ totalSpent }) => totalSpent,
  },
};
