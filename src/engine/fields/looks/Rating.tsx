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
  const share = Math.min(100, Math.max(0, (value / of) * 100));
  return (
    <span className="k-rating" title={t('rating', { value: number, of })}>
      <span className="k-stars" aria-hidden="true">
        {'★'.repeat(of)}
        <span style={{ inlineSize: `${share}%` }}>{'★'.repeat(of)}</span>
      </span>
      <span aria-hidden="true" className="k-number">
        {number}
      </span>
      <span className="k-hidden">{t('rating', { value: number, of })}</span>
      {typeof count === 'number' && <span className="k-muted">({formatNumber({ value: count, language })})</span>}
    </span>
  );
}
