import Progress from 'antd/es/progress';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig, Row } from '../../config/types.ts';
import { formatNumber } from '../../engine/format.ts';
import { ReportTiles } from '../../engine/report/ReportTiles.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Audience } from './CampaignAudience.tsx';

const FIGURES = ['listed', 'sent', 'failed', 'skipped', 'unsubscribed'] as const;

/** The progress and results of a campaign; before it begins, its audience. */
export function CampaignProgress({ config, record }: { readonly config: ClientConfig; readonly record: Row }) {
  const { t } = useTranslation('website');
  const language = useLanguage();
  const { status } = record;
  if (status === 'DRAFT' || status === 'SCHEDULED') return <Audience values={record} />;
  const figure = (key: string) => Number(record[key] ?? 0);
  const number = (value: number) => formatNumber({ value, language });
  const all = Math.max(figure('audienceCount'), figure('listed'));
  const done = figure('sent') + figure('failed') + figure('skipped');
  const outbox = config.resources['messages'];
  const way = outbox?.can.includes('list') === true ? outbox.routes.list : undefined;
  return (
    <section aria-label={t('progress.title')}>
      <p role="status">{t('progress.of', { done: number(done), all: number(all) })}</p>
      <Progress aria-label={t('progress.title')} percent={Math.round((100 * done) / Math.max(1, all))} />
      <ReportTiles tiles={FIGURES.map((key) => ({ key, title: t(`progress.${key}`), value: number(figure(key)) }))} />
      {way !== undefined && (
        <Link to={`${way}?campaignId=${encodeURIComponent(record.id)}`}>{t('progress.outbox')}</Link>
      )}
    </section>
  );
}
