import type { MailLanguage } from '../domain/mail/words.ts';

/** One language of a post, as readers see it. */
export type PostWords = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
};
/** A post in the list; in both languages, so a reader may switch. */
export type PostCard = {
  readonly words: Readonly<Record<MailLanguage, PostWords>>;
  /** A path in our own origin; '' = none. */
  readonly cover: string;
  readonly tags: readonly string[];
  /** ISO instant */
  readonly publishedAt: string;
};
export type PostPage = PostCard & {
  /** HTML of a formatted text. */
  readonly bodies: Readonly<Record<MailLanguage, string>>;
  readonly seo: Readonly<Record<MailLanguage, { readonly title: string; readonly description: string }>>;
};
export type PostList = { readonly items: readonly PostCard[]; readonly total: number; readonly page: number };

/** `POST /api/campaigns/audience`: the people a campaign would reach now. */
export type AudienceAnswer = {
  readonly count: number;
  readonly byLanguage: Readonly<Record<MailLanguage, number>>;
  /** A few of them. */
  readonly sample: readonly string[];
};
