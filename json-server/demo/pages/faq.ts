import { type FaqGroup, searchFaq } from '../../../src/domain/demo/faq.ts';
import type { Route } from '../../accounts/call.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';
import type { DemoDeps } from '../deps.ts';
import { paramOf } from '../input.ts';
import { contentOf } from '../state.ts';
import { inLanguage } from '../turkish-pages.ts';
import { json } from '../../http/reply.ts';

/** Needs no login, so it knows no tenant: everybody reads the same. */
export const faqRoutes = ({ records }: DemoDeps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/pages/faq',
    access: 'public',
    handle: (call) => {
      const groups = [...records.shared.table(DEMO_COLLECTIONS.faq).all()].map((row) => contentOf(row) as FaqGroup);
      return json(200, searchFaq(inLanguage(call, groups), paramOf(call)('q') ?? ''));
    },
  },
];
