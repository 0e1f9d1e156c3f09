import Alert from 'antd/es/alert';
import Typography from 'antd/es/typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallTable } from '../../config/call-table-types.ts';
import type { ClientConfig, Json, Row } from '../../config/types.ts';
import { slugOf } from '../../domain/text/slug.ts';
import { Answered } from '../../ui/Answered.tsx';
import { PanelSection } from '../../ui/PanelSection.tsx';
import { formatDateRange } from '../format.ts';
import { useAnswer } from '../resource/use-answer.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { AskedFilters } from './AskedFilters.tsx';
import { lineCount, rowGroups, rowsOf, footRows } from './call-rows.ts';
import { ReportFrame } from './ReportFrame.tsx';
import { sheetOf } from './report-column.ts';
import { ReportTable } from './ReportTable.tsx';
import { TableBars } from './TableBars.tsx';
import { TableTiles } from './TableTiles.tsx';
import { useTableActions } from './use-table-actions.tsx';
import { useTableFilters } from './use-table-filters.ts';
import { useCallColumns } from './use-call-columns.tsx';

type CallTableProps = {
  readonly config: ClientConfig;
  readonly table: CallTable;
  readonly label: string;
  /** The resource whose screen contains it. */
  readonly resource?: string;
  readonly record?: Row | undefined;
  /** On its own page, whose address contains the filters. */
  readonly isOnPage?: boolean;
  /** Its surroundings show its title. */
  readonly isBare?: boolean;
};

const TIMEOUT = 60_000; // ms; long spans may take longer than a list
/** Columns side by side on a phone; rows with more become blocks there. */
const NARROW = 4;
/** characters of a file's name */
const LONGEST_NAME = 60;

/** The answer of a call as a report: filters, figures, bars, the table with totals, and its exports. */
export default function CallTableView(props: CallTableProps) {
  const { config, table, label, resource = '', record, isOnPage = false, isBare = false } = props;
  const { t } = useTranslation('report');
  const text = useText();
  const language = useLanguage();
  const asked = useTableFilters(table, isOnPage);
  const [isOpen, setOpen] = useState(table.look === 'table');
  const answer = useAnswer<Json>(pathOf(table, { $id: record?.id ?? '', $resource: resource }, asked.values), {
    follows: table.follows,
    about: record?.id,
    timeout: TIMEOUT,
  });
  const written = useCallColumns(table, config);
  const { data } = answer;
  const rows = useMemo(() => (data === undefined ? [] : rowsOf(data, table)), [data, table]);
  const keys = useMemo(() => new Map(rows.map((row, index) => [row, String(index)])), [rows]);
  const sums = data === undefined ? [] : footRows(data, table, rows);
  const split = table.columns.find(({ field }) => field === table.split);
  const actions = useTableActions(table, config, written);
  const columns = [...written.columns.filter((_, at) => table.columns[at] !== split), ...actions.columns];

  if (table.hidesEmpty && data !== undefined && rows.length === 0) return null;
  const tables = rowGroups(rows, split).map((part) => {
    const title = split ? written.nameOf(split, part.value) : label;
    return (
      <ReportTable
        key={part.value}
        isShort={!isOnPage && table.look === 'table'}
        isBlocks={columns.filter(({ value }) => value).length > NARROW}
        label={title}
        {...(split && { caption: title })}
        columns={columns}
        rows={part.rows}
        keyOf={(row) => keys.get(row) ?? ''}
        sums={split ? [] : sums}
      />
    );
  });
  const sheet = () => sheetOf({ columns: written.columns, rows, linesOf: (row) => lineCount(row, table.columns) });
  const { from, to = '', ...choices } = asked.values;
  const paper = [
    ...(from === undefined ? [] : [formatDateRange({ from, to, language })]),
    ...table.filters.flatMap((filter) => {
      if (filter.as === 'year') return choices[filter.name] ?? [];
      return filter.as === 'choice'
        ? text(filter.options.find(({ value }) => value === choices[filter.name])?.label)
        : [];
    }),
  ].join(' · ');
  const report = (
    <ReportFrame
      isPart
      title={label}
      isBare={isBare || table.isFolded === true}
      isBusy={data === undefined || !answer.isCurrent}
      {...(table.hint && { hint: text(table.hint) })}
      {...(paper !== '' && { paper })}
      {...(isOpen && {
        file: {
          name: [slugOf(label, LONGEST_NAME), ...Object.values(choices), from, to].filter(Boolean).join('-'),
          rows: rows.length === 0 ? undefined : sheet,
        },
      })}
      {...(table.filters.length > 0 && { filters: <AskedFilters filters={table.filters} asked={asked} /> })}
    >
      {actions.failure && <Alert type="error" showIcon message={actions.failure.message} />}
      <Answered
        answer={answer}
        isEmpty={() => rows.length === 0}
        {...(table.empty && {
          empty: <Typography.Paragraph type="secondary">{text(table.empty)}</Typography.Paragraph>,
        })}
      >
        {() => (
          <>
            <TableTiles table={table} rows={rows} sums={sums} written={written} />
            <TableBars label={label} table={table} rows={rows} written={written} />
            {table.look === 'table' && tables}
            {table.look === 'behind' && (
              <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
                <summary>{t('details')}</summary>
                {tables}
              </details>
            )}
            {table.note && <Typography.Text type="secondary">{text(table.note)}</Typography.Text>}
          </>
        )}
      </Answered>
    </ReportFrame>
  );
  if (!table.isFolded) return report;
  return (
    <div className="k-report-filters">
      <PanelSection isFolded label={data === undefined ? label : t('counted', { label, count: rows.length })}>
        {report}
      </PanelSection>
    </div>
  );
}

/** The query: fixed parameters, then the chosen ones. */
function pathOf(
  { call, query }: CallTable,
  around: { readonly [word: string]: string },
  chosen: { readonly [name: string]: string },
): string {
  const fixed = Object.entries(query).map(([name, value]) => [name, around[value] ?? value]);
  const search = new URLSearchParams([...fixed, ...Object.entries(chosen)]).toString();
  return search === '' ? call : `${call}?${search}`;
}
