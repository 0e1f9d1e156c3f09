import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UNSTATED_REASONS } from '../../domain/statements/unstated.ts';
import { formatDate } from '../../engine/format.ts';
import { monthName } from '../../engine/month-name.ts';
import { amountColumn, type ReportColumn, sheetOf } from '../../engine/report/report-column.ts';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { SheetMenu } from '../../engine/report/SheetMenu.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { Answered } from '../../ui/Answered.tsx';
import '../../engine/report/report.css';
import { PanelSection } from '../../ui/PanelSection.tsx';
import { NameText } from '../../ui/NameText.tsx';
import type { UnstatedReport, UnstatedRow } from '../../wire/statements.ts';
import { sourcePath } from './source-path.ts';

/** AC5: stays and costs of months that are over which no statement holds, by why, for who makes the statements. */
export function Unstated({ config, resource }: PanelProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const isTheirs = resource.can.includes('publish');
  const report = useReport<UnstatedReport>(isTheirs ? '/reports/unstated' : undefined, 'statements');
  if (!isTheirs) return null;
  const count = report.data?.rows.length;
  const columns: readonly ReportColumn<UnstatedRow>[] = [
    {
      key: 'month',
      title: t('unstated.month'),
      value: ({ period }) => monthName(period, language),
      sheet: ({ period }) => period,
    },
    {
      key: 'code',
      title: t('unstated.code'),
      isName: true,
      value: (row) => {
        const path = sourcePath(config, row);
        return path === undefined ? row.code : <Link to={path}>{row.code}</Link>;
      },
      sheet: ({ code }) => code,
    },
    {
      key: 'estate',
      title: t('unstated.estate'),
      value: ({ estateCode, estate }) => <NameText name={`${estate} · ${estateCode}`} />,
      sheet: ({ estateCode }) => estateCode,
    },
    { key: 'owner', title: t('unstated.owner'), value: ({ investor }) => investor, sheet: ({ investor }) => investor },
    {
      key: 'date',
      title: t('unstated.date'),
      value: ({ date }) => formatDate({ value: date, language }),
      sheet: ({ date }) => date,
    },
    amountColumn({ key: 'amount', title: t('unstated.amount'), language, of: ({ amount }) => amount }),
    { key: 'currency', title: t('unstated.currency'), sheet: ({ currency }) => currency },
    { key: 'reason', title: t('unstated.reason'), sheet: ({ reason }) => t(`unstated.reasons.${reason}`) },
  ];
  return (
    <div className="k-below k-report-filters">
      <PanelSection isFolded label={count === undefined ? t('unstated.title') : t('unstated.count', { count })}>
        <Typography.Paragraph type="secondary">{t('unstated.hint')}</Typography.Paragraph>
        <Answered rows={8} answer={report} isEmpty={({ rows }) => rows.length === 0}>
          {({ rows }) => (
            <Flex vertical gap="middle">
              <Flex gap="small" className="k-report-ways">
                <SheetMenu name={t('unstated.file')} rows={() => sheetOf({ columns, rows })} />
              </Flex>
              {UNSTATED_REASONS.map((reason) => ({ reason, found: rows.filter((row) => row.reason === reason) }))
                .filter(({ found }) => found.length > 0)
                .map(({ reason, found }) => (
                  <ReportTable
                    key={reason}
                    isShort
                    label={t(`unstated.reasons.${reason}`)}
                    caption={t(`unstated.reasons.${reason}`)}
                    columns={columns}
                    rows={found}
                    keyOf={({ period, estateId, investorId, refId }) => [period, estateId, investorId, refId].join(' ')}
                  />
                ))}
            </Flex>
          )}
        </Answered>
      </PanelSection>
    </div>
  );
}
