import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { addDays, todayIn } from '../../domain/calendar/iso-date.ts';
import { FOREIGN_CURRENCIES } from '../../domain/money/currencies.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RateImport } from './RateImport.tsx';
import { RateLines } from './RateLines.tsx';
import { rateOf } from './rates.ts';
import { RateTable } from './RateTable.tsx';
import '../../ui/control.css';
import './money.css';

const DAYS = 90;

/** The buying rates of three months as lines and as a table, and the bank's bulletin to take in. */
export function RateChart({ resource }: Pick<PanelProps, 'resource'>) {
  const { t } = useTranslation('money');
  const [today] = useState(() => todayIn(new Date()));
  const from = addDays(today, -DAYS);
  const { result, query } = useList<Row & { id: string }>({
    resource: resource.name,
    pagination: { mode: 'server', currentPage: 1, pageSize: 500 },
    sorters: [{ field: 'date', order: 'asc' }],
    filters: [{ field: 'date', operator: 'gte', value: from }],
    errorNotification: false,
  });
  const rates = (result.data as readonly Row[]).map(rateOf);
  return (
    <section className="k-money-panel k-rates k-controls" aria-label={t('rates.title')}>
      <header>
        <h2>{t('rates.title')}</h2>
        <ul className="k-rates-lines">
          {FOREIGN_CURRENCIES.map((currency, line) => (
            <li key={currency} data-line={line}>
              {currency}
            </li>
          ))}
        </ul>
      </header>
      {query.isError ? (
        <Notice kind="error" title={t('rates.failed')} />
      ) : query.isLoading ? (
        <Skeleton rows={3} label={t('loading')} />
      ) : rates.length === 0 ? (
        <p className="k-money-none">{t('rates.none')}</p>
      ) : (
        <>
          <RateLines rates={rates} from={from} to={today} />
          <RateTable rates={rates} />
        </>
      )}
      {resource.can.includes('create') && <RateImport name={resource.name} />}
    </section>
  );
}
