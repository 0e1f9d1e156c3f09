import Button from 'antd/es/button';
import Space from 'antd/es/space';
import { useTranslation } from 'react-i18next';

/** One year back, one on. */
export function YearChoice({ year, onChange }: { readonly year: number; readonly onChange: (year: number) => void }) {
  const { t } = useTranslation('report');
  return (
    <Space>
      <Button aria-label={t('year.before')} onClick={() => onChange(year - 1)}>
        ‹
      </Button>
      <output aria-live="polite">{year}</output>
      <Button aria-label={t('year.after')} onClick={() => onChange(year + 1)}>
        ›
      </Button>
    </Space>
  );
}
