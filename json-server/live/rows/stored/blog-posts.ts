import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `blog-posts` by `npm run row-types`; whatever is typed here is lost. */
export type BlogPostsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly cover?: string | null;
  readonly title?: string | null;
  readonly titleTr?: string | null;
  readonly slug?: string | null;
  readonly slugTr?: string | null;
  readonly status?: 'DRAFT' | 'SCHEDULED' | 'PUBLISHED' | 'ARCHIVED' | null;
  readonly publishAt?: IsoInstant | null;
  readonly tags?: readonly string[] | null;
  readonly summary?: string | null;
  readonly summaryTr?: string | null;
  readonly body?: string | null;
  readonly bodyTr?: string | null;
  readonly seoTitle?: string | null;
  readonly seoTitleTr?: string | null;
  readonly seoDescription?: string | null;
  readonly seoDescriptionTr?: string | null;
};
