import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../../engine/fields/rich-text/RichText.tsx';
import { isSafeImage } from '../../../../engine/fields/safe-image.ts';
import { useVisitorAnswer } from '../../../../engine/visitor-form/use-visitor-answer.ts';
import { Answered } from '../../../../ui/Answered.tsx';
import type { SamplePageProps } from '../../../../engine/area-screens.ts';
import { FrontLayout } from '../FrontLayout.tsx';
import { Split } from '../Split.tsx';
import { addressOfTitle, HELP_CENTER } from './addresses.ts';
import type { HelpArticle } from './answers.ts';

/** `/front-pages/help-center/article/:slug`: the demo's one article, for every link. */
export function Article({ preferences }: SamplePageProps) {
  const { t, i18n } = useTranslation('demo-front-pages');
  const { retry, ...answer } = useVisitorAnswer<HelpArticle>('/pages/help-center/article', i18n.language);
  return (
    <FrontLayout title={answer.data?.title ?? t('help.title')} active="help" preferences={preferences}>
      <div className="k-front-in k-front-section">
        <nav aria-label={t('help.path')}>
          <Button type="link" href={HELP_CENTER}>
            ‹ {t('help.title')}
          </Button>
        </nav>
        <Answered answer={{ data: answer.data, failure: answer.failure, refresh: retry }} rows={14}>
          {(article) => (
            <Split
              aside={
                <aside className="k-panel" aria-labelledby="article-more">
                  <h2 id="article-more">{t('help.section')}</h2>
                  <Flex vertical component="ul">
                    {article.articleList.map((title) => (
                      <li key={title}>
                        <a href={addressOfTitle(title)}>{title}</a>
                      </li>
                    ))}
                  </Flex>
                  <p>{t('help.one')}</p>
                </aside>
              }
            >
              <Body article={article} />
            </Split>
          )}
        </Answered>
      </div>
    </FrontLayout>
  );
}

const PICTURE = { width: 'min(420px, 100%)', borderRadius: 'var(--k-radius-large)' } as const;

function Body({ article }: { readonly article: HelpArticle }) {
  const { title, lastUpdated, productContent, productImg, checkoutContent, checkoutImg } = article;
  return (
    <article>
      <h1>{title}</h1>
      <p>{lastUpdated}</p>
      <RichText html={productContent} />
      {isSafeImage(productImg) && <img src={productImg} alt="" style={PICTURE} loading="lazy" />}
      <RichText html={checkoutContent} />
      {isSafeImage(checkoutImg) && <img src={checkoutImg} alt="" style={PICTURE} loading="lazy" />}
    </article>
  );
}
