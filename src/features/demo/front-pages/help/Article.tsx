import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../engine/fields/rich-text/RichText.tsx';
import { isSafeImage } from '../../../../engine/fields/safe-image.ts';
import { useVisitorAnswer } from '../../../../engine/visitor-form/use-visitor-answer.ts';
import { DemoState } from '../../parts/DemoState.tsx';
import type { SamplePageProps } from '../../../../engine/area-screens.ts';
import { FrontLayout } from '../FrontLayout.tsx';
import { addressOfTitle, HELP_CENTER } from './addresses.ts';
import type { HelpArticle } from './answers.ts';
import './help.css';

/** `/front-pages/help-center/article/:slug`: the one article that the demo's call knows, whichever link led here. */
export function Article({ preferences }: SamplePageProps) {
  const { t, i18n } = useTranslation('demo-front-pages');
  const { data, failure, retry } = useVisitorAnswer<HelpArticle>('/pages/help-center/article', i18n.language);
  return (
    <FrontLayout title={data?.title ?? t('help.title')} active="help" preferences={preferences}>
      <div className="k-front-in k-front-section">
        <nav aria-label={t('help.path')}>
          <a className="k-front-link k-help-back" href={HELP_CENTER}>
            ‹ {t('help.title')}
          </a>
        </nav>
        <DemoState answer={{ data, error: failure, isStale: false, retry }} rows={14}>
          {(article) => (
            <div className="k-front-split">
              <Body article={article} />
              <aside className="k-front-card k-help-group" aria-labelledby="article-more">
                <h2 id="article-more">{t('help.section')}</h2>
                <ul>
                  {article.articleList.map((title) => (
                    <li key={title}>
                      <a href={addressOfTitle(title)}>{title}</a>
                    </li>
                  ))}
                </ul>
                <p>{t('help.one')}</p>
              </aside>
            </div>
          )}
        </DemoState>
      </div>
    </FrontLayout>
  );
}

function Body({ article }: { readonly article: HelpArticle }) {
  const { title, lastUpdated, productContent, productImg, checkoutContent, checkoutImg } = article;
  return (
    <article className="k-help-article">
      <h1>{title}</h1>
      <p className="k-help-updated">{lastUpdated}</p>
      <RichText html={productContent} />
      {isSafeImage(productImg) && <img src={productImg} alt="" loading="lazy" />}
      <RichText html={checkoutContent} />
      {isSafeImage(checkoutImg) && <img src={checkoutImg} alt="" loading="lazy" />}
    </article>
  );
}
