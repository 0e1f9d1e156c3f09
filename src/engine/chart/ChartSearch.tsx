import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';

type ChartSearchProps = {
  /** Namespace with the text `search`. */
  readonly namespace: string;
  readonly value: string;
  readonly className?: string;
  readonly onChange: (value: string) => void;
};

/** Finds the estates that a chart shows by what they are called. */
export function ChartSearch({ namespace, value, className = '', onChange }: ChartSearchProps) {
  const { t } = useTranslation(namespace);
  return (
    <Input
      type="search"
      className={className}
      style={{ width: 180 }}
      aria-label={t('search')}
      placeholder={t('search')}
      value={value}
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
