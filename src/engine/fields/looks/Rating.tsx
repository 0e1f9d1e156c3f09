import Rate from 'antd/es/rate';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { formatNumber } from '../../format.ts';

type RatingProps = { readonly value: number; readonly of: number; readonly count: Json | undefined };

/** Stars for the eye, the number for everybody, and how many gave it. */
export function Rating({ value, of, count }: RatingProps) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const number = formatNumber({ value, language });
  return (
    <span className="k-nowrap" title={t('rating', { value: number, of })}>
      <span aria-hidden="true">
        <Rate
          style={{ fontSize: 'var(--k-font-body)' }}
          disabled
          allowHalf
          count={of}
          value={Math.round(value * 2) / 2}
        />{' '}
        <span className="k-number">{number}</span>
      </span>
      <span className="k-hidden">{t('rating', { value: number, of })}</span>
      {typeof count === 'number' && <span className="k-muted"> ({formatNumber({ value: count, language })})</span>}
    </span>
  );
}
