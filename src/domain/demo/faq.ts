import { textFilter } from './searching.ts';

export type FaqQuestion = { readonly question: string; readonly answer: string };
export type FaqGroup = {
  readonly faqTitle: string;
  readonly faqIcon: string;
  readonly faqSubtitle: string;
  readonly faqs: readonly FaqQuestion[];
};

/** GET /api/pages/faq: the questions that match; groups without any are dropped. */
export function searchFaq(groups: readonly FaqGroup[], q: string): readonly FaqGroup[] {
  const isFound = textFilter(q);
  return groups
    .map((group) => ({ ...group, faqs: group.faqs.filter(({ question }) => isFound([question])) }))
    .filter(({ faqs }) => faqs.length > 0);
}
