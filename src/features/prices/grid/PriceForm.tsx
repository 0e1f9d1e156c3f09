import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Space from 'antd/es/space';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type PriceFormProps = {
  /** Names the nights. */
  readonly label: string;
  readonly onType: (typed: string) => void;
};

/** A price, or a relative or absolute change, for several nights at once. */
export function PriceForm({ label, onType }: PriceFormProps) {
  const { t } = useTranslation('price-grid');
  const [typed, setTyped] = useState('');
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onType(typed);
  };
  return (
    <form onSubmit={handleSubmit}>
      <Space.Compact block>
        <Input
          aria-label={label}
          placeholder={t('pricePlaceholder')}
          title={t('priceHelp')}
          maxLength={24}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button htmlType="submit">{t('apply')}</Button>
      </Space.Compact>
    </form>
  );
}
