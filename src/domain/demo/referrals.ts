import { dollarAmount } from './amounts.ts';
import type { ListRules } from './list.ts';

/** `value` and `earning` are dollar texts. */
export type Referral = {
  readonly id: number;
  readonly user: string;
  readonly email: string;
  readonly avatar: string;
  readonly referredId: number;
  readonly status: string;
  readonly value: string;
  readonly earning: string;
};

/** GET /api/apps/ecommerce/referrals. */
export const REFERRAL_LIST: ListRules<Referral> = {
  sort: {
    users: ({ user }) => user,
    'referred-id': ({ referredId }) => referredId,
    earning: ({ earning }) => dollarAmount(earning),
    value: ({ value }) => dollarAmount(value),
    status: ({ status }) => status,
  },
};
