import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Typography from 'antd/es/typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatBytes, formatDateTime, formatNumber, formatSpan } from '../../engine/format.ts';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { ReportTiles } from '../../engine/report/ReportTiles.tsx';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PanelSection } from '../../ui/PanelSection.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { SystemStatus } from '../../wire/system.ts';

/** ms */
const EVERY = 15_000;
/** Days after which a backup is old. */
const OLD_BACKUP = 2;
const DAY = 86_400_000;

/** The state of the server: what runs, what waits, what is slow. */
export function System() {
  const { t } = useTranslation('setting');
  const answer = useAnswer<SystemStatus>('/settings/system', { every: EVERY });
  return (
    <>
      <PageHead title={t('system.title')} actions={<Button onClick={answer.refresh}>{t('system.refresh')}</Button>} />
      <Typography.Paragraph type="secondary">{t('system.note')}</Typography.Paragraph>
      <Answered answer={answer} rows={10}>
        {(status) => (
          <>
            <Facts status={status} />
            <Waiting status={status} />
            <Slowest status={status} />
            <Jobs status={status} />
            <Collections status={status} />
          </>
        )}
      </Answered>
    </>
  );
}

/** One of the tables, with its heading. */
function StatusTable<Row extends object>(props: Omit<ComponentProps<typeof ReportTable<Row>>, 'isShort'>) {
  return (
    <PanelSection label={props.label}>
      <ReportTable<Row> isShort {...props} />
    </PanelSection>
  );
}

type Part = { readonly status: SystemStatus };

function Facts({ status }: Part) {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  const { version, node, startedAt, at, data, memoryBytes, openTabs, findings, isLeading } = status;
  const { engine, backup, bytes, rows } = data;
  const now = Date.parse(at);
  const momentText = (value: string) => formatDateTime({ value, language });
  const number = (value: number) => formatNumber({ value, language });
  const size = (value: number) => formatBytes({ value, language });
  const isOld = engine === 'sqlite' && (!backup || now - Date.parse(backup.at) > OLD_BACKUP * DAY);
  const found = findings.error + findings.warning;
  return (
    <>
      {!data.isWritable && <Alert type="error" showIcon message={t('system.readOnly')} />}
      <ReportTiles
        tiles={[
          { key: 'version', title: t('system.version'), value: version, more: t('system.node', { version: node }) },
          {
            key: 'uptime',
            title: t('system.uptime'),
            value: formatSpan({ seconds: (now - Date.parse(startedAt)) / 1000, language }),
            more: t('system.since', { at: momentText(startedAt) }),
          },
          {
            key: 'records',
            title: t('system.records'),
            value: number(rows),
            more:
              bytes === undefined ? t(`system.engine.${engine}`) : `${t(`system.engine.${engine}`)}, ${size(bytes)}`,
          },
          {
            key: 'backup',
            title: t('system.backup'),
            value: backup
              ? momentText(backup.at)
              : t(engine === 'postgres' ? 'system.backupElsewhere' : 'system.noBackup'),
            more: isOld ? (
              <Tag color="gold">{t('system.oldBackup')}</Tag>
            ) : (
              backup && `${backup.file}, ${size(backup.bytes)}`
            ),
          },
          {
            key: 'findings',
            title: t('system.findings'),
            value: found === 0 ? t('system.noFindings') : number(found),
            more: <Link to="/v1/setting/resources">{t('system.toFindings', { errors: findings.error })}</Link>,
          },
          { key: 'memory', title: t('system.memory'), value: size(memoryBytes) },
          { key: 'tabs', title: t('system.tabs'), value: number(openTabs), more: t('system.tabsNote') },
          { key: 'leading', title: t('system.jobsHere'), value: t(isLeading ? 'system.yes' : 'system.no') },
        ]}
      />
    </>
  );
}

function Waiting({ status: { queues, at } }: Part) {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  const ageText = (oldestAt: string) =>
    formatSpan({ seconds: Math.max(0, Date.parse(at) - Date.parse(oldestAt)) / 1000, language });
  return (
    <StatusTable
      label={t('system.waiting')}
      rows={queues}
      keyOf={({ name }) => name}
      columns={[
        {
          key: 'name',
          title: t('system.queue'),
          isName: true,
          value: ({ name }) => t(`system.queues.${name}`, { defaultValue: name }),
        },
        {
          key: 'length',
          title: t('system.length'),
          align: 'end',
          value: ({ length }) => formatNumber({ value: length, language }),
        },
        {
          key: 'oldest',
          title: t('system.oldest'),
          align: 'end',
          value: ({ oldestAt }) => (oldestAt === undefined ? '–' : ageText(oldestAt)),
        },
      ]}
    />
  );
}

function Slowest({ status: { slowest } }: Part) {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  const number = (value: number) => formatNumber({ value, language });
  return (
    <StatusTable
      isBlocks
      label={t('system.slowest')}
      rows={slowest}
      keyOf={({ method, route }) => `${method} ${route}`}
      columns={[
        {
          key: 'call',
          title: t('system.call'),
          isName: true,
          value: ({ method, route }) => `${method} ${route}`,
        },
        {
          key: 'p95',
          title: t('system.p95'),
          align: 'end',
          value: ({ p95 }) => t('system.ms', { ms: number(Math.round(p95)) }),
        },
        { key: 'count', title: t('system.calls'), align: 'end', value: ({ count }) => number(count) },
        {
          key: 'failed',
          title: t('system.failed'),
          align: 'end',
          value: ({ failed }) => (failed > 0 ? <Tag color="red">{number(failed)}</Tag> : number(failed)),
        },
      ]}
    />
  );
}

function Jobs({ status: { jobs } }: Part) {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  const number = (value: number) => formatNumber({ value, language });
  if (jobs.length === 0) return null;
  return (
    <StatusTable
      isBlocks
      label={t('system.jobs')}
      rows={jobs}
      keyOf={({ job }) => job}
      columns={[
        { key: 'job', title: t('system.job'), isName: true, value: ({ job }) => job },
        { key: 'at', title: t('system.ranAt'), value: ({ at }) => formatDateTime({ value: at, language }) },
        {
          key: 'ms',
          title: t('system.took'),
          align: 'end',
          value: ({ ms }) => t('system.ms', { ms: number(Math.round(ms)) }),
        },
        { key: 'done', title: t('system.done'), align: 'end', value: ({ done }) => number(done) },
        {
          key: 'outcome',
          title: t('system.outcome'),
          value: ({ outcome }) => (
            <Tag color={outcome === 'ok' ? 'green' : 'red'}>{t(`system.outcomes.${outcome}`)}</Tag>
          ),
        },
      ]}
    />
  );
}

function Collections({ status: { data } }: Part) {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  return (
    <StatusTable
      label={t('system.largest')}
      rows={data.collections}
      keyOf={({ name }) => name}
      columns={[
        { key: 'name', title: t('system.collection'), isName: true, value: ({ name }) => name },
        {
          key: 'rows',
          title: t('system.rows'),
          align: 'end',
          value: ({ rows }) => formatNumber({ value: rows, language }),
        },
      ]}
    />
  );
}
