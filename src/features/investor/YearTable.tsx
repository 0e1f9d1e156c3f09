import Flex from 'antd/es/flex';
import Progress from 'antd/es/progress';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../engine/format.ts';
import { monthName } from '../../engine/month-name.ts';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { Amounts, InvestorMonth } from '../../wire/investor.ts';
import { AmountsText } from './AmountsText.tsx';

type YearTableProps = {
  readonly label: string;
  readonly months: readonly InvestorMonth[];
  /** Of all months together. */
  readonly income: Amounts;
};

/** The months as bars of occupancy, with their nights and income. */
export function YearTable({ label, months, income }: YearTableProps) {
  const { t } = useTranslation('investor');
  const language = useLanguage();
  const isPhone = useMedia(PHONE);
  return (
    <ReportTable<InvestorMonth, Amounts>
      label={label}
      columns={[
        {
          key: 'month',
          title: t('dashboard.month'),
          isName: true,
          value: ({ month }) => monthName(month, language, 'bare'),
          sum: () => t('income.total'),
        },
        {
          key: 'share',
          title: t('dashboard.share'),
          value: ({ guestNights, totalNights }) => {
            const percent = totalNights > 0 ? Math.round((1000 * guestNights) / totalNights) / 10 : 0;
            return (
              <Flex gap="small">
                <Progress
                  aria-hidden
                  percent={percent}
                  showInfo={false}
                  style={{ width: 'clamp(60px, 16vw, 220px)' }}
                />
                {formatPercent({ value: percent, language })}
              </Flex>
            );
          },
        },
        {
          key: 'nights',
          title: t('dashboard.nights'),
          align: 'end',
          // On a phone the income needs the room; the percentage says nearly the same.
          ...(!isPhone && { value: ({ guestNights }) => formatNumber({ value: guestNights, language }) }),
        },
        {
          key: 'income',
          title: t('dashboard.incomeColumn'),
          align: 'end',
          value: (row) => (row.income.of.length === 0 ? '–' : <AmountsText amounts={row.income} />),
          sum: (total) => <AmountsText amounts={total} />,
        },
      ]}
      rows={months}
      sums={income.of.length === 0 ? [] : [income]}
      keyOf={({ month }) => month}
    />
  );
}
