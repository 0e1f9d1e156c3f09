import { useTranslation } from 'react-i18next';

/** One year back, one on. */
export function YearChoice({ year, onChange }: { readonly year: number; readonly onChange: (year: number) => void }) {
  const { t } = useTranslation('statements');
  return (
    <span className="k-st-year">
      <button type="button" className="k-control" aria-label={t('year.before')} onClick={() => onChange(year - 1)}>
        ‹
      </button>
      <output aria-live="polite">{year}</output>
      <button type="button" className="k-control" aria-label={t('year.after')} onClick={() => onChange(year + 1)}>
        ›
      </button>
    </span>
  );
}
