import { dayOfText, minuteOf } from './day-texts.ts';
import type { ListRules } from './list.ts';

/** `date` is month/day/year, `time` 12-hour, `payment` 1 to 4. */
export type Order = {
  readonly id: number;
  readonly order: number;
  readonly customer: string;
  readonly email: string;
  readonly avatar: string;
  readonly payment: number;
  readonly status: string;
  readonly spent: number;
  readonly method: string;
  readonly date: string;
  readonly time: string;
  readonly methodNumber: number;
};

/** GET /api/apps/ecommerce/orders: dates sort as moments. */
export const ORDER_LIST: ListRules<Order> = {
  texts: ({ customer, email, order }) => [customer, email, order],
  sort: {
    order: ({ order }) => order,
    customers: ({ customer }) => customer,
    date: ({ date, time }) => dayOfText(date) * 1440 + minuteOf(time),
    status: ({ status }) => status,
    spent: ({ spent }) => spent,
  },
};
