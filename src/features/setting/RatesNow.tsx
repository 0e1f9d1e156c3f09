import Typography from 'antd/es/typography';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '../../config/types.ts';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { type DatedRate, RATE_KINDS, datedRateOn, USUAL_RATES } from '../../domain/setting/dated-rates.ts';
import { formatDate, formatPercent } from '../../engine/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { recordPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Tag } from '../../ui/Tag.tsx';
import { Answered } from '../../ui/Answered.tsx';
import { textIn } from '../../engine/resource/text-in.ts';
import { useAllRows } from './rows.ts';
import './setting.css';

const RATES = 'dated-rates';

const asRate = (row: Row): DatedRate => ({
  id: row.id,
  kind: textIn(row, 'kind'),
  percent: Number(row['percent'] ?? 0),
  validFrom: textIn(row, 'validFrom'),
  validTo: textIn(row, 'validTo') || null,
});

/** Today's rates, since when they apply, and the next ones; one line per tax or fee. */
export function RatesNow({ config, resource: { name } }: Pick<PanelProps, 'config' | 'resource'>) {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  const resource = config.resources[RATES];
  const isAllowed = resource?.can.includes('list') === true;
  const { rows, answer } = useAllRows(RATES, isAllowed);
  const [today] = useState(() => todayIn(new Date()));
  if (!resource || !isAllowed) return null;
  const rates = rows.map(asRate);
  const day = (value: string) => formatDate({ value, language });
  const percent = (value: number) => formatPercent({ value, language });
  const next = (kind: string) =>
    rates
      .filter((rate) => rate.kind === kind && rate.validFrom > today)
      .reduce<DatedRate | undefined>((a, b) => (a && a.validFrom < b.validFrom ? a : b), undefined);
  return (
    <section className="k-panel" aria-label={t('rates.title')}>
      <h2>{t('rates.title')}</h2>
      <Answered answer={answer}>
        {() => (
          <Flex vertical component="ul" className="k-setting-rows">
            {RATE_KINDS.map((kind) => {
              const rate = datedRateOn(rates, kind, today);
              const ahead = next(kind);
              return (
                <li key={kind} className="k-line">
                  <span className="k-setting-name">{t(`rates.kind.${kind}`)}</span>
                  <strong>{percent(rate?.percent ?? USUAL_RATES[kind])}</strong>
                  <Typography.Text type="secondary">
                    {rate ? (
                      <Link to={recordPath({ resource, to: 'show', id: rate.id })}>
                        {rate.validTo
                          ? t('rates.fromTo', { from: day(rate.validFrom), to: day(rate.validTo) })
                          : t('rates.since', { from: day(rate.validFrom) })}
                      </Link>
                    ) : (
                      t('rates.usual')
                    )}
                  </Typography.Text>
                  {ahead && (
                    <Tag color="gold">
                      {t('rates.next', { percent: percent(ahead.percent), from: day(ahead.validFrom) })}
                    </Tag>
                  )}
                </li>
              );
            })}
          </Flex>
        )}
      </Answered>
      <Typography.Paragraph type="secondary">{t('rates.note')}</Typography.Paragraph>
      {/* The list itself needs no link to the list. */}
      {name !== RATES && (
        <Flex wrap gap="middle">
          <Link to={resource.routes.list}>{t('rates.all')}</Link>
          {resource.can.includes('create') && <Link to={resource.routes.create}>{t('rates.add')}</Link>}
        </Flex>
      )}
    </section>
  );
}
