import Checkbox from 'antd/es/checkbox';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig } from '../../config/types.ts';
import type { StatementLine } from '../../domain/statements/lines.ts';
import { formatDate, formatMoney, formatNumber } from '../../engine/format.ts';
import { monthName } from '../../engine/month-name.ts';
import type { ReportColumn } from '../../engine/report/report-column.ts';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { WaterfallStep } from './figures.ts';
import { sourcePath } from './source-path.ts';

type LineTableProps = {
  readonly config: ClientConfig;
  readonly steps: readonly WaterfallStep[];
  readonly currency: string;
  /** Excludes or includes a line; absent if read-only. */
  readonly onToggle?: ((line: StatementLine) => void) | undefined;
  readonly isBusy?: boolean;
  /** On paper nothing is a link. */
  readonly isPaper?: boolean;
};

/** A figure, or a line included in it. */
type Item = { readonly step: WaterfallStep; readonly line?: StatementLine };

/** Every figure with its lines; each line links to its source. */
export function LineTable({ config, steps, currency, onToggle, isBusy = false, isPaper = false }: LineTableProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const money = (minor: number, of = currency) => formatMoney({ minor, currency: of, language });
  const nameOf = (line: StatementLine) => line.code || t(`source.${line.source}`);
  const details = (line: StatementLine): string =>
    [
      line.sourceCurrency && typeof line.sourceAmount === 'number'
        ? t('line.converted', {
            amount: money(line.sourceAmount, line.sourceCurrency),
            rate: formatNumber({ value: Number(line.rate), language }),
            date: formatDate({ value: line.rateDate ?? '', language }),
          })
        : '',
      line.ofPeriod
        ? t('line.of', { month: monthName(line.ofPeriod, language), kind: t(`kind.${line.ofKind ?? 'STAY'}`) })
        : '',
      line.isPenalty ? t('line.penalty') : '',
      line.note ?? '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  const columns: ReportColumn<Item>[] = [
    {
      key: 'what',
      title: t('figures.what'),
      isName: true,
      styleOf: ({ line }) => (line ? { paddingInlineStart: 24 } : {}),
      value: ({ step, line }) => {
        if (!line) return <strong>{t(`figure.${step.figure}`)}</strong>;
        const path = isPaper ? undefined : sourcePath(config, line);
        const more = details(line);
        return (
          <>
            {path === undefined ? nameOf(line) : <Link to={path}>{nameOf(line)}</Link>}
            <Typography.Text type="secondary">
              {line.excluded && ` (${t('line.isLeftOut')})`}
              {more !== '' && <small style={{ display: 'block' }}>{more}</small>}
            </Typography.Text>
          </>
        );
      },
    },
    {
      key: 'date',
      title: t('figures.date'),
      value: ({ line }) => line && formatDate({ value: line.date, language }),
    },
    {
      key: 'amount',
      title: t('figures.amount'),
      align: 'end',
      value: ({ step, line }) => {
        if (!line) return <strong>{money(step.amount)}</strong>;
        if (!line.excluded) return money(line.amount);
        return (
          <Typography.Text delete type="secondary">
            {money(line.amount)}
          </Typography.Text>
        );
      },
    },
  ];
  if (onToggle) {
    columns.push({
      key: 'leftOut',
      title: t('line.leftOut'),
      value: ({ line }) =>
        line && (
          <Checkbox
            checked={line.excluded}
            disabled={isBusy}
            aria-label={t('line.leaveOut', { name: nameOf(line), amount: money(line.amount) })}
            onChange={() => onToggle(line)}
          />
        ),
    });
  }
  return (
    <ReportTable
      label={t('figures.table')}
      columns={columns}
      rows={steps.flatMap((step): Item[] => [{ step }, ...step.lines.map((line) => ({ step, line }))])}
      keyOf={({ step, line }) => line?.key ?? step.figure}
      isSum={({ step, line }) => step.isSum && !line}
    />
  );
}
