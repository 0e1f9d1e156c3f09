import Flex from 'antd/es/flex';
import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import type { MailLanguage } from '../../domain/mail/words.ts';
import { isSafeImage } from '../../engine/fields/safe-image.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { PostArticle } from './PostArticle.tsx';

const LANGUAGES: readonly MailLanguage[] = ['en', 'tr'];
const WIDTHS = ['wide', 'phone'] as const;

/** WB2: an unpublished post as its readers will see it: in both languages, on a screen and on a phone. */
export function BlogPreview({ record }: { readonly record: Row }) {
  const { t } = useTranslation('website');
  const [language, setLanguage] = useState<MailLanguage>(useLanguage());
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('wide');
  const text = (key: string) => (typeof record[key] === 'string' ? record[key] : '');
  const textIn = (key: string) => text(language === 'tr' ? `${key}Tr` : key);
  const tags = Array.isArray(record['tags']) ? (record['tags'] as readonly string[]) : [];
  const slug = textIn('slug');
  const isOut = record['status'] === 'PUBLISHED' && slug !== '';
  return (
    <section aria-label={t('blog.preview')}>
      <Flex wrap gap="small" align="center">
        <Segmented
          aria-label={t('blog.language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={setLanguage}
        />
        <Segmented
          aria-label={t('blog.width')}
          value={width}
          options={WIDTHS.map((value) => ({ value, label: t(`blog.widths.${value}`) }))}
          onChange={setWidth}
        />
        {isOut && (
          <a href={`/v1/public/blog/${slug}`} target="_blank" rel="noopener">
            {t('blog.onSite')}
          </a>
        )}
      </Flex>
      <div className={width === 'phone' ? 'k-ground k-preview-phone' : 'k-ground'}>
        <PostArticle
          language={language}
          tags={tags}
          level={3}
          title={textIn('title')}
          summary={textIn('summary')}
          body={textIn('body')}
          cover={isSafeImage(text('cover')) ? text('cover') : ''}
          publishedAt={text('publishAt')}
        />
      </div>
    </section>
  );
}
