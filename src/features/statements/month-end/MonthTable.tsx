import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { optionOf } from '../../../config/options.ts';
import type { Oddity } from '../../../domain/statements/oddities.ts';
import { formatMoney } from '../../../engine/format.ts';
import { monthName } from '../../../engine/month-name.ts';
import { amountColumn, type ReportColumn } from '../../../engine/report/report-column.ts';
import { ReportTable } from '../../../engine/report/ReportTable.tsx';
import { useLanguage, useText } from '../../../engine/resource/use-text.ts';
import { useClientConfig } from '../../../providers/config.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Rows } from '../../../ui/Rows.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import type { MonthEndRow } from '../../../wire/statements.ts';
import { documentPath } from '../source-path.ts';
import { MonthGroups } from './MonthGroups.tsx';
import { isFine, isUnpublished } from './stages.ts';

type MonthTableProps = {
  readonly rows: readonly MonthEndRow[];
  readonly isBusy: boolean;
  /** For an odd statement, which is published individually. */
  readonly onPublish: (row: MonthEndRow) => void;
};

/** Max codes named in a sentence; the rest are counted. */
const NAMED = 4;

/** The statements of a month, odd ones first, with their oddities in sentences. */
export function MonthTable({ rows, isBusy, onPublish }: MonthTableProps) {
  const { t } = useTranslation('month-end');
  const language = useLanguage();
  const text = useText();
  const isPhone = useMedia(PHONE);
  const config = useClientConfig();
  const status = config.resources['statements']?.fields['status'];
  if (rows.length === 0) return <Notice kind="empty" title={t('none')} />;
  const columns: readonly ReportColumn<MonthEndRow>[] = [
    {
      key: 'estate',
      title: t('column.estate'),
      isName: true,
      value: ({ id, estate }) => {
        const path = documentPath(config, 'STATEMENT', id);
        return path === undefined ? estate : <Link to={path}>{estate}</Link>;
      },
    },
    { key: 'owner', title: t('column.owner'), value: ({ investor }) => investor },
    {
      key: 'odd',
      title: t('column.odd'),
      value: (row) =>
        row.oddities.length > 0 && (
          <Rows gap={2}>
            {row.oddities.map((oddity) => (
              <li key={oddity.code}>
                <Sentence oddity={oddity} />
              </li>
            ))}
          </Rows>
        ),
    },
    {
      key: 'before',
      title: t('column.before'),
      align: 'end',
      value: ({ amountBefore, currency }) =>
        amountBefore === null ? '' : formatMoney({ minor: amountBefore, currency, language }),
    },
    amountColumn({ key: 'amount', title: t('column.amount'), language, of: ({ amount }) => amount }),
    amountColumn({ key: 'balance', title: t('column.balance'), language, of: ({ balance }) => balance }),
    {
      key: 'status',
      title: t('column.status'),
      value: (row) => {
        const option = status?.type === 'enum' ? optionOf(status, row.status) : undefined;
        return <Tag color={option?.color}>{text(option?.label)}</Tag>;
      },
    },
    {
      key: 'publish',
      title: t('column.publish'),
      value: (row) =>
        isUnpublished(row) &&
        !isFine(row) && (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t('publishOne', { estate: row.estate })}
            onClick={() => onPublish(row)}
          >
            {t('publishThis')}
          </Button>
        ),
    },
  ];
  if (isPhone) return <MonthGroups rows={rows} columns={columns} />;
  return <ReportTable label={t('table')} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

/** An oddity with its stays or costs. */
function Sentence({ oddity: { code, codes = [], month = '' } }: { readonly oddity: Oddity }) {
  const { t } = useTranslation('month-end');
  const language = useLanguage();
  const more = codes.length > NAMED ? t('more', { count: codes.length - NAMED }) : '';
  const named = [codes.slice(0, NAMED).join(', '), more].filter(Boolean).join(' ');
  return t(`oddity.${code}`, { count: codes.length, codes: named, month: monthName(month, language) });
}
