import Button from 'antd/es/button';
import InputNumber from 'antd/es/input-number';
import Space from 'antd/es/space';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_MINIMUM } from '../../../domain/rule/limits.ts';

type NightsFormProps = {
  /** Names the nights. */
  readonly label: string;
  /** Null = by the rules below. */
  readonly onSet: (minNights: number | null) => void;
};

/** The minimum stay of several nights at once. */
export function NightsForm({ label, onSet }: NightsFormProps) {
  const { t } = useTranslation('price-grid');
  const [nights, setNights] = useState<number | null>(null);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSet(nights);
  };
  return (
    <form onSubmit={handleSubmit}>
      <Space.Compact>
        <InputNumber
          min={1}
          max={LONGEST_MINIMUM}
          precision={0}
          aria-label={label}
          placeholder={t('minNightsShort')}
          title={t('minNightsHelp')}
          style={{ width: 124 }} // the width of its placeholder in both languages
          value={nights}
          onChange={setNights}
        />
        <Button htmlType="submit">{t('set')}</Button>
      </Space.Compact>
    </form>
  );
}
