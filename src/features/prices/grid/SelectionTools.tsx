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
  const [nights, setNights] = useState('');
  const handleNights = (event: SyntheticEvent) => {
    event.preventDefault();
    const count = Number(nights);
    void tools.rules(box, {
      minNights: Number.isInteger(count) && count >= 1 && count <= LONGEST_MINIMUM ? count : null,
    });
  };
  return (
    <div className="k-chart-tools k-controls k-price-selected" role="group" aria-label={t('selection')}>
      <output className="k-price-size">
        {t('selected', { rows: box.bottom - box.top + 1, days: box.right - box.left + 1, count: sizeOf(box) })}
      </output>
      <PriceForm label={t('priceFor')} onType={(typed) => void tools.type(box, typed)} />
      <form onSubmit={handleNights}>
        <input
          type="number"
          min={1}
          max={LONGEST_MINIMUM}
          inputMode="numeric"
          aria-label={t('minNightsFor')}
          placeholder={t('minNightsShort')}
          title={t('minNightsHelp')}
          value={nights}
          onChange={(event) => setNights(event.target.value)}
        />
        <button type="submit" className="k-control">
          {t('set')}
        </button>
      </form>
      {RULES.map(([name, rules]) => (
        <button key={name} type="button" className="k-control" onClick={() => void tools.rules(box, rules)}>
          {t(`rule.${name}`)}
        </button>
      ))}
      <button type="button" className="k-control" title={t('clearHelp')} onClick={() => void tools.clear(box, true)}>
        {t('clear')}
      </button>
    </div>
  );
}
