import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import type { MailLanguage } from '../../domain/mail/words.ts';
import { isSafeImage } from '../../engine/fields/safe-image.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { PostArticle } from './PostArticle.tsx';
import '../../ui/control.css';

const LANGUAGES: readonly MailLanguage[] = ['en', 'tr'];
const WIDTHS = ['wide', 'phone'] as const;

/** WB2: a post as its readers will see it, before it is published: in both languages, on a screen and on a phone. */
export function BlogPreview({ record }: { readonly record: Row }) {
  const { t } = useTranslation('website');
  const [language, setLanguage] = useState<MailLanguage>(useLanguage());
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('wide');
  const text = (key: string) => (typeof record[key] === 'string' ? record[key] : '');
  const own = (key: string) => text(language === 'tr' ? `${key}Tr` : key);
  const tags = Array.isArray(record['tags']) ? (record['tags'] as readonly string[]) : [];
  const slug = own('slug');
  const isOut = record['status'] === 'PUBLISHED' && slug !== '';
  return (
    <section aria-label={t('blog.preview')}>
      <div className="k-preview-ways">
        <div className="k-preview-choice" role="group" aria-label={t('blog.language')}>
          {LANGUAGES.map((each) => (
            <button
              key={each}
              type="button"
              className="k-control"
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {t(`languages.${each}`)}
            </button>
          ))}
        </div>
        <div className="k-preview-choice" role="group" aria-label={t('blog.width')}>
          {WIDTHS.map((each) => (
            <button
              key={each}
              type="button"
              className="k-control"
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
            >
              {t(`blog.widths.${each}`)}
            </button>
          ))}
        </div>
        {isOut && (
          <a className="k-link" href={`/v1/public/blog/${slug}`} target="_blank" rel="noopener">
            {t('blog.onSite')}
          </a>
        )}
      </div>
      <div className={width === 'phone' ? 'k-preview-frame k-preview-phone' : 'k-preview-frame'}>
        <PostArticle
          language={language}
          tags={tags}
          level={3}
          title={own('title')}
          summary={own('summary')}
          body={own('body')}
          cover={isSafeImage(text('cover')) ? text('cover') : ''}
          publishedAt={text('publishAt')}
        />
      </div>
    </section>
  );
}
