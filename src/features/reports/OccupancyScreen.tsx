import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OccupancyReport, OccupancyRow } from '../../wire/reports.ts';
import { useClientConfig } from '../../providers/config.ts';
import { formatDateRange } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { soldIn, staysPath } from './drill-down.ts';
import { SheetMenu } from '../../engine/report/SheetMenu.tsx';
import { useOccupancyAddress } from './occupancy-address.ts';
import { COLUMNS, sortedRows } from './occupancy-sort.ts';
import { occupancySheet } from './occupancy-sheet.ts';
import { OccupancyFilters } from './OccupancyFilters.tsx';
import { OccupancyHead } from './OccupancyHead.tsx';
import { OccupancyTable } from './OccupancyTable.tsx';
import { ReportBody } from '../../engine/report/ReportBody.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import '../../ui/control.css';
import './reports.css';

/** OPS6: how full the homes were, and what a night brought. */
export function OccupancyScreen() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const config = useClientConfig();
  const address = useOccupancyAddress('thisMonth');
  const report = useReport<OccupancyReport>(`/reports/occupancy?${address.query}`);
  const column = COLUMNS.find((name) => name === address.value('sort')) ?? 'estate';
  const isDown = address.value('dir') === 'down';
  const { data } = report;
  const rows = useMemo(() => sortedRows(data?.rows ?? [], { column, isDown }), [data, column, isDown]);
  const { span } = address;
  const spanText = formatDateRange({ from: span.from, to: span.to, language });
  const channel = address.value('salesChannelId');
  const pathOf = ({ estateId }: OccupancyRow) =>
    staysPath(config, [
      { field: 'estateId', operator: 'eq', value: estateId },
      ...soldIn(span),
      ...(channel === '' ? [] : [{ field: 'salesChannelId', operator: 'eq', value: channel }]),
    ]);
  const monthly = config.pages['estate-occupancy-monthly'];
  return (
    <section className="k-report" aria-label={t('occupancy.title')} aria-busy={data === undefined || !report.isCurrent}>
      <PageHead
        title={t('occupancy.title')}
        actions={
          <>
            {monthly && (
              <Link className="k-control k-report-link" to={`${monthly.route}?${address.query}`}>
                {t('occupancy.monthly')}
              </Link>
            )}
            <SheetMenu
              name={`${t('occupancy.file')}-${span.from}`}
              rows={() => occupancySheet({ rows, t, hasMonths: false, currency: data?.currency })}
            />
          </>
        }
      />
      <OccupancyFilters address={address} />
      <p className="k-report-paper">{spanText}</p>
      <ReportBody report={report} isEmpty={(body) => body.rows.length === 0}>
        {({ totals, currency, converted }) => (
          <>
            <OccupancyHead totals={totals} currency={currency} converted={converted} />
            <h2 className="k-report-title">{t('occupancy.homes', { count: totals.estates })}</h2>
            <OccupancyTable
              label={t('occupancy.table', { span: spanText })}
              rows={rows}
              currency={totals.money.length > 0 ? currency : undefined}
              sort={{ column, isDown }}
              onSort={(next) =>
                address.change({
                  sort: next,
                  // Names begin at A, figures with the highest.
                  dir: next === column ? (isDown ? '' : 'down') : next === 'estate' ? '' : 'down',
                })
              }
              pathOf={pathOf}
            />
            <p className="k-report-note">{t('occupancy.note')}</p>
          </>
        )}
      </ReportBody>
    </section>
  );
}
