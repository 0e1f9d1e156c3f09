import { dayOfText } from './day-texts.ts';
import type { ListRules } from './list.ts';

/** `review` is a rating from 1 to 5, `date` month/day/year. */
export type Review = {
  readonly id: number;
  readonly product: string;
  readonly companyName: string;
  readonly productImage: string;
  readonly reviewer: string;
  readonly email: string;
  readonly avatar: string;
  readonly date: string;
  readonly status: string;
  readonly review: number;
  readonly head: string;
  readonly para: string;
};

/** GET /api/apps/ecommerce/reviews. */
export const REVIEW_LIST: ListRules<Review> = {
  texts: ({ product, reviewer, email, head, para }) => [product, reviewer, email, head, para],
  sort: {
    product: ({ product }) => product,
    reviewer: ({ reviewer }) => reviewer,
    date: ({ date }) => dayOfText(date),
    status: ({ status }) => status,
  },
};
