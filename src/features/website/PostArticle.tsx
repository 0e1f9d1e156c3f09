import { useTranslation } from 'react-i18next';
import type { MailLanguage } from '../../domain/mail/words.ts';
import { formatDate } from '../../engine/format.ts';
import { RichText } from '../../engine/fields/rich-text/RichText.tsx';
import './post.css';

type PostArticleProps = {
  readonly language: MailLanguage;
  readonly title: string;
  readonly summary: string;
  /** HTML of a formatted text. */
  readonly body: string;
  /** An address on our own origin; '' = none. */
  readonly cover: string;
  readonly tags: readonly string[];
  /** ISO instant; '' until it is published. */
  readonly publishedAt: string;
  /** 1 on the site, where it is the page's heading; 3 in the preview. */
  readonly level: 1 | 3;
};

/** A post as readers see it, on the site and in the preview. */
export function PostArticle(post: PostArticleProps) {
  const { t } = useTranslation('website');
  const { language, title, summary, body, cover, tags, publishedAt, level } = post;
  const Heading = level === 1 ? 'h1' : 'h3';
  return (
    <article className="k-post" lang={language}>
      <Heading className="k-post-title">{title || t('blog.untitled')}</Heading>
      <p className="k-muted">
        {publishedAt === '' ? (
          t('blog.notYet')
        ) : (
          <time dateTime={publishedAt}>{formatDate({ value: publishedAt.slice(0, 10), language })}</time>
        )}
      </p>
      {cover !== '' && <img className="k-post-cover" src={cover} alt="" />}
      {summary !== '' && <p className="k-muted k-post-summary">{summary}</p>}
      <RichText html={body} />
      {tags.length > 0 && (
        <ul className="k-line k-post-tags" aria-label={t('blog.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              {level === 1 ? <a href={`/v1/public/blog?tag=${encodeURIComponent(tag)}`}>{tag}</a> : tag}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
