import Button from 'antd/es/button';
import InputNumber from 'antd/es/input-number';
import Space from 'antd/es/space';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Patch } from '../../../domain/prices/grid/cell.ts';
import { type Box, sizeOf } from '../../../domain/prices/grid/range.ts';
import { PriceForm } from './PriceForm.tsx';
import type { SheetTools } from './use-sheet.ts';
import { LONGEST_MINIMUM } from '../../../domain/rule/limits.ts';

const RULES: readonly (readonly [name: string, rules: Patch])[] = [
  ['close', { isClosed: true }],
  ['open', { isClosed: false }],
  ['noArrival', { closedToArrival: true }],
  ['arrival', { closedToArrival: false }],
  ['noDeparture', { closedToDeparture: true }],
  ['departure', { closedToDeparture: false }],
];

/** What can be done with the selected nights without the keyboard's shortcuts. */
export function SelectionTools({ box, tools }: { readonly box: Box; readonly tools: SheetTools }) {
  const { t } = useTranslation('price-grid');
  const [nights, setNights] = useState<number | null>(null);
  const handleNights = (event: SyntheticEvent) => {
    event.preventDefault();
    void tools.rules(box, { minNights: nights });
  };
  return (
    <div className="k-chart-tools" role="group" aria-label={t('selection')}>
      <output className="k-price-size k-muted">
        {t('selected', { rows: box.bottom - box.top + 1, days: box.right - box.left + 1, count: sizeOf(box) })}
      </output>
      <PriceForm label={t('priceFor')} onType={(typed) => void tools.type(box, typed)} />
      <form onSubmit={handleNights}>
        <Space.Compact>
          <InputNumber
            min={1}
            max={LONGEST_MINIMUM}
            precision={0}
            aria-label={t('minNightsFor')}
            placeholder={t('minNightsShort')}
            title={t('minNightsHelp')}
            style={{ width: 124 }} // of its placeholder, in both languages
            value={nights}
            onChange={setNights}
          />
          <Button htmlType="submit">{t('set')}</Button>
        </Space.Compact>
      </form>
      {RULES.map(([name, rules]) => (
        <Button key={name} onClick={() => void tools.rules(box, rules)}>
          {t(`rule.${name}`)}
        </Button>
      ))}
      <Button title={t('clearHelp')} onClick={() => void tools.clear(box, true)}>
        {t('clear')}
      </Button>
    </div>
  );
}
