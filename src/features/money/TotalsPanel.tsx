import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../config/types.ts';
import { optionOf } from '../../config/options.ts';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { sumMinor } from '../../domain/money/money.ts';
import { formatMoney } from '../../engine/format.ts';
import { DayChoice } from '../../engine/report/DayChoice.tsx';
import type { ReportColumn } from '../../engine/report/report-column.ts';
import { Report } from '../../engine/report/Report.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { Tiles } from '../../engine/report/Tiles.tsx';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';

type Total<Key extends string> = { readonly currency: string; readonly count: number } & Readonly<Record<Key, number>>;

type TotalsPanelProps<Key extends string, By extends string> = {
  /** Where its words are below the namespace. */
  readonly texts: 'totals' | 'deposits';
  readonly hint?: string;
  /** The call that answers the totals of a span of days. */
  readonly path: string;
  readonly asked?: Readonly<Record<string, string>>;
  readonly follows: string;
  /** What the rows of a currency differ by, and the field that names it. */
  readonly by: By;
  readonly field: Field | undefined;
  readonly sums: readonly Key[];
  /** The large figure of a currency, and the small one. */
  readonly shown: Key;
  readonly beside: Key | 'count';
};

/**
 * Totals of a span of days, from the first of the month to today at first: a tile a currency, and a table behind. Amounts of
 * different currencies have no sum.
 */
export function TotalsPanel<Key extends string, By extends string>(props: TotalsPanelProps<Key, By>) {
  const { texts, hint, path, asked, follows, by, field, sums, shown, beside } = props;
  const { t } = useTranslation('money');
  const language = useLanguage();
  const text = useText();
  const [today] = useState(() => todayIn(new Date()));
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  type Row = Total<Key> & Readonly<Record<By, string>>;
  const answer = useAnswer<{ readonly rows: readonly Row[] }>(
    `${path}?${new URLSearchParams({ ...asked, from, to }).toString()}`,
    { follows: [follows] },
  );
  const shownAs = (of: Total<Key>, key: Key | 'count') =>
    key === 'count' ? String(of.count) : formatMoney({ minor: of[key], currency: of.currency, language });
  const figures = ['count', ...sums] as const;
  const totalsOf = (rows: readonly Row[]) =>
    [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      const total = figures.map((key) => [key, sumMinor(own.map((row) => row[key]))]);
      return { ...(Object.fromEntries(total) as Record<Key | 'count', number>), currency };
    });
  const columns: readonly ReportColumn<Row, Total<Key>>[] = [
    {
      key: by,
      title: t(`${texts}.${by}`),
      isName: true,
      value: (row) => `${row.currency} · ${text(optionOf(field, row[by])?.label) || row[by] || '–'}`,
      sum: ({ currency }) => currency,
    },
    ...figures.map((key): ReportColumn<Row, Total<Key>> => ({
      key,
      title: t(`${texts}.${key}`),
      align: 'end',
      value: (row) => shownAs(row, key),
      sum: (total) => shownAs(total, key),
    })),
  ];
  return (
    <Report
      isPart
      title={t(`${texts}.title`)}
      {...(hint !== undefined && { hint })}
      filters={
        <>
          <DayChoice
            required
            label={t('totals.from')}
            value={from}
            max={to}
            onChange={(day) => day !== '' && setFrom(day)}
          />
          <DayChoice
            required
            label={t('totals.to')}
            value={to}
            min={from}
            onChange={(day) => day !== '' && setTo(day)}
          />
        </>
      }
    >
      <Answered
        answer={answer}
        failed={t('totals.failed')}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Typography.Paragraph type="secondary">{t(`${texts}.none`)}</Typography.Paragraph>}
      >
        {({ rows }) => {
          const totals = totalsOf(rows);
          return (
            <>
              <Tiles
                tiles={totals.map((total) => ({
                  key: total.currency,
                  title: `${total.currency} · ${t(`${texts}.${shown}`)}`,
                  value: shownAs(total, shown),
                  more: `${t(`${texts}.${beside}`)}: ${shownAs(total, beside)}`,
                }))}
              />
              <details>
                <summary>{t(`${texts}.details`)}</summary>
                <ReportTable
                  label={t(`${texts}.title`)}
                  columns={columns}
                  rows={rows}
                  keyOf={(row) => [row.currency, row[by]].join(' ')}
                  sums={totals}
                />
              </details>
            </>
          );
        }}
      </Answered>
    </Report>
  );
}
