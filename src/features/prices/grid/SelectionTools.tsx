import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Patch } from '../../../domain/prices/grid/cell.ts';
import { type CellRange, sizeOf } from '../../../domain/prices/grid/range.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { NightsForm } from './NightsForm.tsx';
import { PriceForm } from './PriceForm.tsx';
import type { SheetTools } from './use-sheet.ts';

/** Everyday actions. */
const FIRST: readonly (readonly [name: string, rules: Patch])[] = [
  ['close', { isClosed: true }],
  ['open', { isClosed: false }],
];
/** The rest, behind a button. */
const RARE: readonly (readonly [name: string, rules: Patch])[] = [
  ['noArrival', { closedToArrival: true }],
  ['arrival', { closedToArrival: false }],
  ['noDeparture', { closedToDeparture: true }],
  ['departure', { closedToDeparture: false }],
];

/** Actions for the selected nights, without the keyboard shortcuts. */
export function SelectionTools({ box, tools }: { readonly box: CellRange; readonly tools: SheetTools }) {
  const { t } = useTranslation('price-grid');
  const [isWeekends, setIsWeekends] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  return (
    <div className="k-line k-chart-tools" role="group" aria-label={t('selection')}>
      <output className="k-price-size k-muted" style={{ minWidth: 190 }}>
        {t('selected', { rows: box.bottom - box.top + 1, days: box.right - box.left + 1, count: sizeOf(box) })}
      </output>
      <PriceForm
        label={t('priceFor')}
        onType={(typed) => void tools.type(box, typed, isWeekends ? 'weekends' : undefined)}
      />
      <Checkbox checked={isWeekends} onChange={(event) => setIsWeekends(event.target.checked)}>
        {t('weekends')}
      </Checkbox>
      <NightsForm label={t('minNightsFor')} onSet={(minNights) => void tools.rules(box, { minNights })} />
      {FIRST.map(([name, rules]) => (
        <Button key={name} onClick={() => void tools.rules(box, rules)}>
          {t(`rule.${name}`)}
        </Button>
      ))}
      <Button ref={more} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('more')}
      </Button>
      {isOpen && (
        <Menu
          anchor={more}
          label={t('more')}
          items={[
            ...RARE.map(([name, rules]) => ({
              key: name,
              label: t(`rule.${name}`),
              onSelect: () => void tools.rules(box, rules),
            })),
            { key: 'clear', label: t('clear'), isApart: true, onSelect: () => void tools.clear(box, true) },
          ]}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
