import Typography from 'antd/es/typography';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { shownFiles } from '../../../engine/fields/files/file-value.ts';
import { Photo } from '../../../engine/fields/files/Photo.tsx';
import { useTitles } from '../../../engine/fields/use-titles.ts';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Tag, Tags } from '../../../ui/Tag.tsx';
import { useDollars } from '../parts/use-dollars.ts';
import './shop.css';

type Values = { readonly [key: string]: Json | undefined };
const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

/** A product as shoppers will see it: saved or, beside its form, as typed. */
export function ProductCard({ record, typed }: PanelProps) {
  const values: Values | undefined = useSyncExternalStore(
    (listener) => typed?.subscribe(['*'], listener) ?? (() => undefined),
    () => typed?.values(),
  );
  const { t } = useTranslation('demo-shop');
  const card = <Card values={values ?? record ?? {}} />;
  if (!typed) return card;
  return (
    <section className="k-panel">
      <h2>{t('card.title')}</h2>
      {card}
    </section>
  );
}

function Card({ values }: { readonly values: Values }) {
  const { t } = useTranslation('demo-shop');
  const [cover] = shownFiles(values['images']);
  const categoryId = textOf(values['categoryId']);
  const [category] = useTitles({ resource: 'demo-product-categories', ids: categoryId === '' ? [] : [categoryId] });
  const name = textOf(values['name']) || t('card.noName');
  const tags = listOf(values['tags']).map(String);
  return (
    <div className="k-shop-card">
      <div className="k-shop-cover">
        {cover ? (
          <Photo file={cover} alt={cover.caption || name} className="k-shop-photo" />
        ) : (
          <Icon name="PictureOutlined" />
        )}
      </div>
      <p className="k-muted">{category?.label ?? t('card.noCategory')}</p>
      <Typography.Title level={5}>{name}</Typography.Title>
      <Price values={values} />
      <Stock values={values} />
      {tags.length > 0 && (
        <Tags
          tags={tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        />
      )}
    </div>
  );
}

function Price({ values }: { readonly values: Values }) {
  const { t } = useTranslation('demo-shop');
  const dollars = useDollars();
  const { price, discounted, isTaxed } = values;
  if (typeof price !== 'number') return <p className="k-muted">{t('card.noPrice')}</p>;
  const isLess = typeof discounted === 'number' && discounted < price;
  return (
    <p className="k-muted">
      <Typography.Text strong className="k-title">
        {dollars(isLess ? discounted : price)}
      </Typography.Text>{' '}
      {isLess && (
        <>
          <s aria-label={t('card.before')}>{dollars(price)}</s>{' '}
          <Tag color="red">{t('card.less', { percent: Math.round(((price - discounted) * 100) / price) })}</Tag>{' '}
        </>
      )}
      <small>{t(isTaxed === true ? 'card.plusTax' : 'card.noTax')}</small>
    </p>
  );
}

function Stock({ values }: { readonly values: Values }) {
  const { t } = useTranslation('demo-shop');
  const { hasVariants, variants, isTracked, quantity, isBackordered } = values;
  const count = typeof quantity === 'number' ? quantity : 0;
  const sold = isTracked === true && count === 0;
  return (
    <>
      <p>
        {sold ? (
          <Tag color={isBackordered === true ? 'gold' : 'red'}>
            {t(isBackordered === true ? 'card.toCome' : 'card.soldOut')}
          </Tag>
        ) : (
          <Tag color="green">{isTracked === true ? t('card.inStock', { count }) : t('card.always')}</Tag>
        )}
      </p>
      {hasVariants === true && <p className="k-muted">{t('card.variants', { count: listOf(variants).length })}</p>}
    </>
  );
}
