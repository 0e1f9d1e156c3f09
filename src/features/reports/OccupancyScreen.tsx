import Typography from 'antd/es/typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateRange } from '../../engine/format.ts';
import { Choice } from '../../ui/Choice.tsx';
import { sheetOf } from '../../engine/report/report-column.ts';
import { ReportFrame } from '../../engine/report/ReportFrame.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Answered } from '../../ui/Answered.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { OccupancyReport } from '../../wire/reports.ts';
import { soldIn, staysPath } from './drill-down.ts';
import { useOccupancyAddress } from './occupancy-address.ts';
import { COLUMNS, sortedRows } from './occupancy-sort.ts';
import { OccupancyFilters } from './OccupancyFilters.tsx';
import { OccupancyHead } from './OccupancyHead.tsx';
import { currenciesOf, useOccupancyColumns } from './use-occupancy-columns.tsx';

/** OPS6: the homes' occupancy and revenue per night. */
export function OccupancyScreen() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const config = useClientConfig();
  const isPhone = useMedia(PHONE);
  const address = useOccupancyAddress('thisMonth');
  const report = useReport<OccupancyReport>(`/reports/occupancy?${address.query}`);
  const column = COLUMNS.find((name) => name === address.value('sort')) ?? 'estate';
  const isDown = address.value('dir') === 'down';
  const { data } = report;
  const rows = useMemo(() => sortedRows(data?.rows ?? [], { column, isDown }), [data, column, isDown]);
  const { span } = address;
  const spanText = formatDateRange({ from: span.from, to: span.to, language });
  const channel = address.value('salesChannelId');
  const columns = useOccupancyColumns({
    currency: data?.currency,
    hasMoney: (data?.totals.money.length ?? 0) > 0,
    pathOf: ({ estateId }) =>
      staysPath(config, [
        { field: 'estateId', operator: 'eq', value: estateId },
        ...soldIn(span),
        ...(channel === '' ? [] : [{ field: 'salesChannelId', operator: 'eq', value: channel }]),
      ]),
  });
  const sortBy = (next: string) =>
    address.change({
      sort: next,
      // Names sort from A, figures from the highest.
      dir: next === column ? (isDown ? '' : 'down') : next === 'estate' ? '' : 'down',
    });
  const monthly = config.pages['estate-occupancy-monthly'];
  return (
    <ReportFrame
      title={t('occupancy.title')}
      isBusy={data === undefined || !report.isCurrent}
      paper={spanText}
      file={{
        name: `${t('occupancy.file')}-${span.from}`,
        rows: () => sheetOf({ columns, rows, linesOf: currenciesOf }),
      }}
      actions={monthly && <Link to={`${monthly.route}?${address.query}`}>{t('occupancy.monthly')}</Link>}
      filters={<OccupancyFilters address={address} />}
    >
      <Answered rows={8} answer={report} isEmpty={(body) => body.rows.length === 0}>
        {({ totals, currency, converted }) => (
          <>
            <OccupancyHead totals={totals} currency={currency} converted={converted} />
            <h2>{t('occupancy.homes', { count: totals.estates })}</h2>
            {isPhone && (
              <Choice
                label={t('sort')}
                value={column}
                options={COLUMNS.map((name) => ({ value: name, label: t(`column.${name}`) }))}
                onChange={sortBy}
              />
            )}
            <ReportTable
              isBlocks
              label={t('occupancy.table', { span: spanText })}
              columns={columns}
              rows={rows}
              keyOf={({ estateId }) => estateId}
              sort={{ key: column, isDown, onSort: sortBy }}
            />
            <Typography.Text type="secondary">{t('occupancy.note')}</Typography.Text>
          </>
        )}
      </Answered>
    </ReportFrame>
  );
}
