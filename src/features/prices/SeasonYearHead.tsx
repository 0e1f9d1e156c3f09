import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { CURRENCIES } from '../../domain/money/currencies.ts';
import { rowText } from '../../engine/resource/use-rows.ts';
import { seasonEstates } from './season-estates.ts';
import type { SeasonPlace } from './use-season-place.ts';

type SeasonYearHeadProps = {
  readonly year: number;
  readonly onYear: (year: number) => void;
  readonly at: SeasonPlace;
  readonly rows: readonly Row[];
  readonly groups: readonly Row[];
};

/** Which year is shown, for whom, in which currency. */
export function SeasonYearHead({ year, onYear, at, rows, groups }: SeasonYearHeadProps) {
  const { t } = useTranslation('prices');
  const single = useMemo(() => seasonEstates(rows), [rows]);
  return (
    <header>
      <h2>{t('year.title')}</h2>
      <span className="k-year-switch">
        <button type="button" className="k-control" aria-label={t('year.before')} onClick={() => onYear(year - 1)}>
          ‹
        </button>
        <output>{year}</output>
        <button type="button" className="k-control" aria-label={t('year.after')} onClick={() => onYear(year + 1)}>
          ›
        </button>
      </span>
      <label>
        {t('year.place')}
        <select value={at.place} onChange={(event) => at.setPlace(event.target.value)}>
          <option value="">{t('year.everywhere')}</option>
          {groups.map((group) => (
            <option key={group.id} value={`group:${group.id}`}>
              {rowText(group, 'name')}
            </option>
          ))}
          {single.map(([id, title]) => (
            <option key={id} value={`estate:${id}`}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('currency')}
        <select value={at.paidIn} disabled={at.isEstate} onChange={(event) => at.setCurrency(event.target.value)}>
          {CURRENCIES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
    </header>
  );
}
