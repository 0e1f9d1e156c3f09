import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { formatDateTime, formatMoney } from '../../engine/format.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { FieldValue } from '../../engine/fields/displays.tsx';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { RecordProblem } from '../../engine/resource/RecordProblem.tsx';
import { useRecord } from '../../engine/resource/use-record.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pairs } from '../../ui/Pairs.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { StatementTaxes } from '../../wire/statements.ts';
import { useTaxesText } from '../reservations/use-taxes-text.ts';
import { stepsOf } from './figures.ts';
import { LineTable } from './LineTable.tsx';
import { monthName } from '../../engine/month-name.ts';
import { Waterfall } from './Waterfall.tsx';
import './statements.css';

const FACTS = ['investorId', 'estateId', 'currency', 'exchangeRateType', 'status', 'payoutReference', 'note'];

/** One statement as its owner receives it: on the screen, on paper, as PDF. */
export function StatementSheet() {
  const { id = '' } = useParams();
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const { config, resource } = useEngine();
  const { record, error, retry } = useRecord(id);
  if (error) return <RecordProblem error={error} onRetry={retry} />;
  if (!record) return <Skeleton rows={10} label={t('loading')} />;
  const currency = typeof record['currency'] === 'string' ? record['currency'] : 'TRY';
  const period = typeof record['period'] === 'string' ? record['period'] : '';
  const published = typeof record['publishedAt'] === 'string' ? record['publishedAt'] : '';
  const steps = stepsOf(record);
  const facts = FACTS.flatMap((name) => {
    const field = resource.fields[name];
    const value = record[name];
    if (!field || value === null || value === undefined || value === '') return [];
    return [
      {
        key: name,
        label: field.label[language] ?? field.label.en,
        value: <FieldValue field={field} record={record} />,
      },
    ];
  });
  const title = t('sheet.title', { month: monthName(period, language) });
  return (
    <article style={{ maxWidth: 900 }} aria-label={title}>
      <PageHead
        title={title}
        actions={
          <Button icon={<Icon name="PrinterOutlined" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      />
      {published === '' && <Alert type="warning" message={t('sheet.draft')} />}
      <section className="k-panel">
        <Pairs pairs={facts} />
        {published !== '' && (
          <Typography.Paragraph type="secondary">
            {t('sheet.published', { at: formatDateTime({ value: published, language }) })}
          </Typography.Paragraph>
        )}
      </section>
      <section className="k-panel" aria-label={t('figures.picture')}>
        <Waterfall
          steps={steps}
          label={t('figures.picture')}
          nameOf={({ figure }) => t(`figure.${figure}`)}
          textOf={({ amount }) => formatMoney({ minor: amount, currency, language })}
        />
      </section>
      <LineTable config={config} steps={steps} currency={currency} isPaper />
      <Typography.Paragraph type="secondary">{t('sheet.formula')}</Typography.Paragraph>
      <Taxes statementId={id} currency={currency} />
    </article>
  );
}

/** The tax included in the income of stays: shown once, below the figures. */
function Taxes({ statementId, currency }: { readonly statementId: string; readonly currency: string }) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const textOf = useTaxesText();
  const path = `/statements/taxes?${new URLSearchParams({ statementId }).toString()}`;
  const { data } = useAnswer<StatementTaxes>(path, { follows: ['statements'] });
  if (!data || data.taxes.length === 0) return null;
  const base = formatMoney({ minor: data.base, currency, language });
  return (
    <Typography.Paragraph type="secondary">
      {t('sheet.taxes', { base, taxes: textOf(data.taxes, currency) })}
    </Typography.Paragraph>
  );
}
