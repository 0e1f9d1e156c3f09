import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { CURRENCIES } from '../../domain/money/currencies.ts';
import { Choice } from '../../ui/Choice.tsx';
import { textIn } from '../../engine/resource/text-in.ts';
import { seasonEstates } from './season-estates.ts';
import type { SeasonPlace } from './use-season-place.ts';

type SeasonYearHeadProps = {
  readonly year: number;
  readonly onYear: (year: number) => void;
  readonly at: SeasonPlace;
  readonly rows: readonly Row[];
  readonly groups: readonly Row[];
};

/** The year, the estates and the currency shown. */
export function SeasonYearHead({ year, onYear, at, rows, groups }: SeasonYearHeadProps) {
  const { t } = useTranslation('prices');
  const single = useMemo(() => seasonEstates(rows), [rows]);
  return (
    <>
      <h2>{t('year.title')}</h2>
      <Flex wrap gap="8px 12px" align="end">
        <Flex gap={8} align="center">
          <Button aria-label={t('year.before')} onClick={() => onYear(year - 1)}>
            ‹
          </Button>
          <output>{year}</output>
          <Button aria-label={t('year.after')} onClick={() => onYear(year + 1)}>
            ›
          </Button>
        </Flex>
        <Choice
          label={t('year.place')}
          value={at.place}
          options={[
            { value: '', label: t('year.everywhere') },
            ...groups.map((group) => ({ value: `group:${group.id}`, label: textIn(group, 'name') })),
            ...single.map(([id, title]) => ({ value: `estate:${id}`, label: title })),
          ]}
          onChange={at.setPlace}
        />
        <Choice
          label={t('currency')}
          value={at.paidIn}
          disabled={at.isEstate}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={at.setCurrency}
        />
      </Flex>
    </>
  );
}
