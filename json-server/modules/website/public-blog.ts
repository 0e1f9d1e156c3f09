import { text } from '../../http/query.ts';
import type { PostCard, PostList, PostPage } from '../../../src/wire/website.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { isAtWork } from '../../accounts/packages.ts';
import { API_HEADERS } from '../../http/headers.ts';
import { createFormLimits } from '../../records/public-form.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { POSTS } from './names.ts';
import type { BlogPostsRow } from '../../live/rows/stored/blog-posts.ts';

const PAGE = 12; // posts
const MAX_PAGES = 1000;
/** A small picture embedded in the record. */
const INSIDE = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/=]+)$/;

const lastOf = ({ path }: PublicCall): string => path.slice(path.lastIndexOf('/') + 1);

function coverOf(post: BlogPostsRow): string {
  const cover = post.cover ?? '';
  if (!cover.startsWith('data:')) return cover;
  return `/api/public/blog-covers/${post.id}?v=${post.version ?? 0}`;
}

/** The fields of a post in one language. */
type Text = keyof Pick<
  BlogPostsRow,
  | 'slug'
  | 'slugTr'
  | 'title'
  | 'titleTr'
  | 'summary'
  | 'summaryTr'
  | 'seoTitle'
  | 'seoTitleTr'
  | 'seoDescription'
  | 'seoDescriptionTr'
  | 'publishAt'
>;

function cardOf(post: BlogPostsRow): PostCard {
  const text = (key: Text) => post[key] ?? '';
  const textOr = (key: Text, otherwise: Text) => text(key) || text(otherwise);
  return {
    // A post in only one language is shown in both.
    words: {
      en: {
        slug: textOr('slug', 'slugTr'),
        title: textOr('title', 'titleTr'),
        summary: textOr('summary', 'summaryTr'),
      },
      tr: {
        slug: textOr('slugTr', 'slug'),
        title: textOr('titleTr', 'title'),
        summary: textOr('summaryTr', 'summary'),
      },
    },
    cover: coverOf(post),
    tags: post.tags ?? [],
    publishedAt: text('publishAt'),
  };
}

function pageOf(post: BlogPostsRow): PostPage {
  const { words, ...card } = cardOf(post);
  const text = (key: Text, otherwise: string) => post[key] || otherwise;
  return {
    ...card,
    words,
    bodies: { en: post.body || (post.bodyTr ?? ''), tr: post.bodyTr || (post.body ?? '') },
    seo: {
      en: { title: text('seoTitle', words.en.title), description: text('seoDescription', words.en.summary) },
      tr: { title: text('seoTitleTr', words.tr.title), description: text('seoDescriptionTr', words.tr.summary) },
    },
  };
}

/** The web site's readers see only the published posts of the company in `TENANT_DEFAULT`. */
export function publicBlogCalls({ records, defaultTenant: tenant }: RouteDeps): readonly Route[] {
  const limit = createFormLimits();
  const table = () => records.company(tenant).table(POSTS);
  /** @throws HttpError 404 while the company is shut, or its package has no blog */
  const requireAtWork = ({ snapshot }: PublicCall): void => {
    if (!isAtWork(records, snapshot.config, { tenant, name: POSTS })) throw notFound();
  };
  const isOut = (post: BlogPostsRow | undefined): post is BlogPostsRow => post?.status === 'PUBLISHED';

  const listPosts = ({ search }: PublicCall): PostList => {
    const asked = Number(search.get('page') ?? 1);
    const page = Number.isInteger(asked) && asked >= 1 && asked <= MAX_PAGES ? asked : 1;
    const tag = (search.get('tag') ?? '').slice(0, 50);
    const all = table()
      .equal('status', 'PUBLISHED')
      .filter((post) => tag === '' || (Array.isArray(post.tags) && post.tags.includes(tag)))
      .sort((a, b) => ((a.publishAt ?? '') < (b.publishAt ?? '') ? 1 : -1));
    return { items: all.slice((page - 1) * PAGE, page * PAGE).map(cardOf), total: all.length, page };
  };
  const findPost = (slug: string): BlogPostsRow => {
    const post = [table().findUnique('slug', slug), table().findUnique('slugTr', slug)].find(isOut);
    if (!post) throw notFound();
    return post;
  };
  const sendCover = (call: PublicCall): undefined => {
    requireAtWork(call);
    const post = table().get(lastOf(call));
    const [, type, base64] = INSIDE.exec(isOut(post) ? (post.cover ?? '') : '') ?? [];
    if (type === undefined || base64 === undefined) throw notFound();
    const bytes = Buffer.from(base64, 'base64');
    const headers = { 'Content-Type': type, 'Content-Length': bytes.length, 'Cache-Control': 'public, max-age=3600' };
    call.response.writeHead(200, { ...API_HEADERS, ...headers });
    call.response.end(call.request.method === 'HEAD' ? undefined : bytes);
    return undefined;
  };
  return [
    {
      method: 'GET',
      path: '/api/public/blog',
      answer: 'PostList',
      query: { page: text, tag: text },
      access: 'public',
      handle: async (call) => {
        await limit('look', call);
        requireAtWork(call);
        return json(200, listPosts(call));
      },
    },
    {
      method: 'GET',
      path: '/api/public/blog/:slug',
      answer: 'PostPage',
      access: 'public',
      handle: async (call) => {
        await limit('look', call);
        requireAtWork(call);
        return json(200, pageOf(findPost(lastOf(call))));
      },
    },
    { method: 'GET', path: '/api/public/blog-covers/:id', access: 'public', handle: sendCover },
  ];
}
