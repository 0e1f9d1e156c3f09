import { useTranslation } from 'react-i18next';
import type { OccupancyReport } from '../../wire/reports.ts';
import { formatNumber, formatPercent } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { amountOf } from './money-text.ts';

/** OPS6: the figures of all shown homes, each with the formula it comes from and the numbers put into it. */
export function OccupancyHead({ totals }: { readonly totals: OccupancyReport['totals'] }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const number = (value: number) => formatNumber({ value, language });
  const percent = (value: number | null) => (value === null ? '–' : formatPercent({ value, language }));
  const { guestNights, totalNights, ownerNights, outOfOrderNights, availableNights, money } = totals;
  const nights = {
    guest: number(guestNights),
    total: number(totalNights),
    owner: number(ownerNights),
    closed: number(outOfOrderNights),
    available: number(availableNights),
  };
  const tiles = [
    { name: 'occupancy', values: [percent(totals.occupancy)], sums: [t('sum.occupancy', nights)] },
    { name: 'adjusted', values: [percent(totals.adjustedOccupancy)], sums: [t('sum.adjusted', nights)] },
    ...(money.length === 0
      ? []
      : [
          {
            name: 'adr',
            values: money.map(({ adr, currency }) => amountOf(adr, currency, language)),
            sums: money.map(({ revenue, currency, guestNights: count }) =>
              t('sum.adr', { revenue: amountOf(revenue, currency, language), nights: number(count) }),
            ),
          },
          {
            name: 'revPar',
            values: money.map(({ revPar, currency }) => amountOf(revPar, currency, language)),
            sums: money.map(({ revenue, currency }) =>
              t('sum.revPar', { revenue: amountOf(revenue, currency, language), available: nights.available }),
            ),
          },
        ]),
  ];
  return (
    <dl className="k-report-figures">
      {tiles.map(({ name, values, sums }) => (
        <div key={name} data-figure={name}>
          <dt>{t(`figure.${name}`)}</dt>
          <dd className="k-report-value">
            {values.map((value) => (
              <span key={value}>{value}</span>
            ))}
          </dd>
          <dd className="k-report-formula">
            {t(`formula.${name}`)}
            {sums.map((sum) => (
              <span key={sum}>{sum}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
