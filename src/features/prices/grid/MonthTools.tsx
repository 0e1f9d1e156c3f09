import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellRange } from '../../../domain/prices/grid/range.ts';
import { NightsForm } from './NightsForm.tsx';
import { PriceForm } from './PriceForm.tsx';
import type { SheetTools } from './use-sheet.ts';

type MonthToolsProps = {
  /** Its nights. */
  readonly box: CellRange;
  /** Its name. */
  readonly month: string;
  readonly tools: SheetTools;
};

/** Actions for all nights of a month, on a phone. */
export function MonthTools({ box, month, tools }: MonthToolsProps) {
  const { t } = useTranslation('price-grid');
  const [isWeekends, setIsWeekends] = useState(false);
  return (
    <>
      <PriceForm
        label={t('priceForMonth', { month })}
        onType={(typed) => void tools.type(box, typed, isWeekends ? 'weekends' : undefined)}
      />
      <details
        // Otherwise the hidden switch would still limit the price to weekends.
        onToggle={(event) => !event.currentTarget.open && setIsWeekends(false)}
      >
        <summary aria-label={t('moreForMonth', { month })}>{t('more')}</summary>
        <Flex wrap gap={8} align="center" style={{ marginBlockStart: 8 }}>
          <Checkbox checked={isWeekends} onChange={(event) => setIsWeekends(event.target.checked)}>
            {t('weekends')}
          </Checkbox>
          <NightsForm
            label={t('minNightsForMonth', { month })}
            onSet={(minNights) => void tools.rules(box, { minNights })}
          />
        </Flex>
      </details>
    </>
  );
}
