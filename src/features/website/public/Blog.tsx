import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../engine/format.ts';
import { useVisitorAnswer } from '../../../engine/visitor-form/use-visitor-answer.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { PostList, PostPage } from '../../../wire/website.ts';
import { PostArticle } from '../PostArticle.tsx';
import { Subscribe } from './Subscribe.tsx';
import '../../../engine/visitor-form/public-form.css';
import '../post.css';

const PAGE = 12; // posts, as the server answers

/** The blog of the web site: all posts, or the one in the address. */
export function Blog({ id }: { readonly id: string }) {
  return id === '' ? <Posts /> : <Post slug={id} />;
}

function useTitle(title: string | undefined, description?: string) {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · Konak`;
    const known = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const meta = known ?? document.head.appendChild(document.createElement('meta'));
    meta.name = 'description';
    meta.content = description ?? title;
  }, [title, description]);
}

function Posts() {
  const { t } = useTranslation('website');
  const language = useLanguage();
  const search = new URLSearchParams(window.location.search);
  const tag = search.get('tag') ?? '';
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const asked = new URLSearchParams({ page: String(page), ...(tag !== '' && { tag }) });
  const { data, failure } = useVisitorAnswer<PostList>(`/public/blog?${asked.toString()}`);
  useTitle(t('blog.title'), t('blog.intro'));
  const pageAt = (number: number) =>
    `/v1/public/blog?${new URLSearchParams({ page: String(number), ...(tag !== '' && { tag }) }).toString()}`;
  return (
    <>
      <h1>{t('blog.title')}</h1>
      <p className="k-public-intro">{t('blog.intro')}</p>
      {tag !== '' && (
        <p>
          {t('blog.tagged', { tag })} <a href="/v1/public/blog">{t('blog.all')}</a>
        </p>
      )}
      {failure && <p role="alert">{failure.message}</p>}
      {!data && !failure && <p className="k-public-intro">{t('loading')}</p>}
      {data?.items.length === 0 && <p className="k-public-intro">{t('blog.none')}</p>}
      <ul className="k-stack k-post-list" aria-busy={!data && !failure}>
        {data?.items.map(({ words, cover, publishedAt }) => {
          const { slug, title, summary } = words[language];
          return (
            <li key={slug} className="k-public-card k-post-card">
              {cover === '' ? <span /> : <img src={cover} alt="" loading="lazy" />}
              <div>
                <h2>
                  <a href={`/v1/public/blog/${slug}`}>{title}</a>
                </h2>
                <p>
                  <time dateTime={publishedAt}>{formatDate({ value: publishedAt.slice(0, 10), language })}</time>
                </p>
                <p>{summary}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {data && data.total > PAGE && (
        <nav className="k-line k-apart" aria-label={t('blog.pages')}>
          {page > 1 ? <a href={pageAt(page - 1)}>{t('blog.newer')}</a> : <span />}
          {page * PAGE < data.total && <a href={pageAt(page + 1)}>{t('blog.older')}</a>}
        </nav>
      )}
      <Subscribe />
      <p>
        <a href="/v1/public/contact">{t('contact.title')}</a>
      </p>
    </>
  );
}

function Post({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('website');
  const language = useLanguage();
  const { data, failure } = useVisitorAnswer<PostPage>(`/public/blog/${encodeURIComponent(slug)}`);
  const seo = data?.seo[language];
  useTitle(failure ? t('blog.title') : seo?.title, seo?.description);
  return (
    <>
      <p>
        <a href="/v1/public/blog">{t('blog.back')}</a>
      </p>
      {!data && !failure && <p className="k-public-intro">{t('loading')}</p>}
      {failure && (
        <section className="k-public-card" role="alert">
          <h1>{t(failure.statusCode === 404 ? 'blog.unknown' : 'blog.failed')}</h1>
          <p>{failure.statusCode === 404 ? t('blog.unknownText') : failure.message}</p>
        </section>
      )}
      {data && (
        <PostArticle
          language={language}
          level={1}
          body={data.bodies[language]}
          {...data.words[language]}
          cover={data.cover}
          tags={data.tags}
          publishedAt={data.publishedAt}
        />
      )}
    </>
  );
}
