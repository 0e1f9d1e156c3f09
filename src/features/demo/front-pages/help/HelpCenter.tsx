import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../../../domain/text/fold.ts';
import { useVisitorAnswer } from '../../../../engine/visitor-form/use-visitor-answer.ts';
import { isSafeImage } from '../../../../engine/fields/safe-image.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { TileGrid } from '../../parts/TileGrid.tsx';
import { demoIcon } from '../../parts/demo-icon.ts';
import { Answered } from '../../../../ui/Answered.tsx';
import type { SamplePageProps } from '../../../../engine/area-screens.ts';
import { FrontLayout } from '../FrontLayout.tsx';
import { addressOfTitle, articleAddress } from './addresses.ts';
import type { ArticleCard, ArticleGroup, HelpOverview } from './answers.ts';

/** `/front-pages/help-center`: popular articles, all of them in groups, and further topics. */
export function HelpCenter({ preferences }: SamplePageProps) {
  const { t, i18n } = useTranslation('demo-front-pages');
  const [typed, setTyped] = useState('');
  const { data, failure, retry } = useVisitorAnswer<HelpOverview>('/pages/help-center', i18n.language);
  return (
    <FrontLayout title={t('help.title')} active="help" preferences={preferences}>
      <search className="k-front-section k-front-band">
        <div className="k-front-in">
          <h1>{t('help.hello')}</h1>
          <p>{t('help.lead')}</p>
          <Input
            type="search"
            size="large"
            style={{ maxWidth: 520 }}
            aria-label={t('help.search')}
            placeholder={t('help.search')}
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      </search>
      <div className="k-front-in k-front-section">
        <Answered answer={{ data, failure, refresh: retry }} rows={14}>
          {(overview) =>
            typed.trim() === '' ? <Overview overview={overview} /> : <Found overview={overview} typed={typed} />
          }
        </Answered>
      </div>
    </FrontLayout>
  );
}

function Overview({ overview }: { readonly overview: HelpOverview }) {
  const { t } = useTranslation('demo-front-pages');
  return (
    <Flex vertical gap="56px">
      <Cards id="popular" title={t('help.popular')} articles={overview.popularArticles} />
      <section aria-labelledby="help-all">
        <h2 id="help-all" className="k-front-title">
          {t('help.all')}
        </h2>
        <TileGrid width={260} isFilled>
          {overview.allArticles.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </TileGrid>
      </section>
      <Cards id="learning" title={t('help.learning')} articles={overview.keepLearning} />
      <section aria-labelledby="help-more">
        <h2 id="help-more" className="k-front-title">
          {t('help.more')}
        </h2>
        <p className="k-muted k-front-lead">{t('help.moreText')}</p>
        <Flex justify="center">
          <Button type="primary" size="large" href="/front-pages/landing-page#contact">
            {t('menu.contact')}
          </Button>
        </Flex>
      </section>
    </Flex>
  );
}

type CardsProps = { readonly id: string; readonly title: string; readonly articles: readonly ArticleCard[] };

function Cards({ id, title, articles }: CardsProps) {
  const { t } = useTranslation('demo-front-pages');
  return (
    <section aria-labelledby={`help-${id}`}>
      <h2 id={`help-${id}`} className="k-front-title">
        {title}
      </h2>
      <TileGrid width={260} isFilled>
        {articles.map(({ slug, title: name, img, subtitle }) => (
          <li key={slug} className="k-panel" style={{ justifyItems: 'center', textAlign: 'center' }}>
            {isSafeImage(img) && <img src={img} alt="" width="160" height="100" loading="lazy" />}
            <h3>{name}</h3>
            <p>{subtitle}</p>
            <Button href={articleAddress(slug)}>
              {t('help.read')} <span className="k-hidden">{name}</span>
            </Button>
          </li>
        ))}
      </TileGrid>
    </section>
  );
}

function Group({ group: { title, icon, articles } }: { readonly group: ArticleGroup }) {
  const { t } = useTranslation('demo-front-pages');
  return (
    <li className="k-panel">
      <h3>
        <Icon name={demoIcon(icon)} /> {title}
      </h3>
      <Flex vertical component="ul">
        {articles.map(({ title: name }) => (
          <li key={name}>
            <a href={addressOfTitle(name)}>{name}</a>
          </li>
        ))}
      </Flex>
      <p>{t('help.count', { count: articles.length })}</p>
    </li>
  );
}

/** The call has no search, so this searches its answer. */
function Found({ overview, typed }: { readonly overview: HelpOverview; readonly typed: string }) {
  const { t } = useTranslation('demo-front-pages');
  const { popularArticles, keepLearning, allArticles } = overview;
  const articles = [
    ...[...popularArticles, ...keepLearning].map(({ slug, title }) => ({ title, address: articleAddress(slug) })),
    ...allArticles.flatMap((group) => group.articles.map(({ title }) => ({ title, address: addressOfTitle(title) }))),
  ];
  const found = articles.filter(({ title }) => fold(title).includes(fold(typed.trim())));
  if (found.length === 0) return <Notice kind="empty" title={t('help.none')} text={t('help.noneText', { typed })} />;
  return (
    <section className="k-panel" aria-labelledby="help-found">
      <div role="status">
        <h2 id="help-found">{t('help.found', { count: found.length })}</h2>
      </div>
      <Flex vertical component="ul">
        {found.map(({ title, address }) => (
          <li key={address}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </Flex>
    </section>
  );
}
