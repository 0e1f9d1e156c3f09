import { useTranslation } from 'react-i18next';
import type { OccupancyReport } from '../../wire/reports.ts';
import { formatDate, formatNumber, formatPercent } from '../../engine/format.ts';
import { monthName } from '../../engine/month-name.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { ReportTiles } from '../../engine/report/ReportTiles.tsx';
import { moneyOrDash } from './money-text.tsx';

/** OPS6: the figures of all shown homes, each with its formula and the numbers in it. */
export function OccupancyHead({
  totals,
  currency = '',
  converted,
}: Pick<OccupancyReport, 'converted' | 'currency' | 'totals'>) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const number = (value: number) => formatNumber({ value, language });
  const percent = (value: number | null) => (value === null ? '–' : formatPercent({ value, language }));
  const { guestNights, totalNights, ownerNights, outOfOrderNights, availableNights, money, company } = totals;
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
            values: money.map((of) => moneyOrDash(of.adr, of.currency, language)),
            sums: money.map((of) =>
              t('sum.adr', { revenue: moneyOrDash(of.revenue, of.currency, language), nights: number(of.guestNights) }),
            ),
          },
          {
            name: 'revPar',
            values: [moneyOrDash(company.revPar, currency, language)],
            sums: [
              t('sum.revPar', {
                revenue: moneyOrDash(company.revenue, currency, language),
                available: nights.available,
              }),
            ],
          },
        ]),
  ];
  const rateText = ({ month, rate, rateDate, ...of }: OccupancyReport['converted'][number]) => {
    const revenue = moneyOrDash(of.revenue, of.currency, language);
    const named = { month: monthName(month, language), revenue };
    if (rate === null || rateDate === null) return t('rates.none', named);
    const day = formatDate({ value: rateDate, language });
    return t('rates.one', {
      ...named,
      rate: number(Number(rate)),
      day,
      amount: moneyOrDash(of.amount, currency, language),
    });
  };
  return (
    <ReportTiles
      tiles={tiles.map(({ name, values, sums }) => ({
        key: name,
        title: t(`figure.${name}`),
        value: values.map((value) => <div key={value}>{value}</div>),
        more: (
          <>
            {t(`formula.${name}`)}
            {sums.map((sum) => (
              <div key={sum}>{sum}</div>
            ))}
            {name === 'revPar' && converted.length > 0 && (
              <details>
                <summary>{t('rates.title')}</summary>
                {converted.map((part) => (
                  <div key={`${part.month} ${part.currency}`}>{rateText(part)}</div>
                ))}
              </details>
            )}
          </>
        ),
      }))}
    />
  );
}
