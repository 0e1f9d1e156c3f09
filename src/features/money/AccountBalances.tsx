import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '../../engine/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { bestPath } from '../../engine/resource/paths.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { AccountBalance } from '../../wire/money.ts';
import './money.css';

/** What is in each account, as its entries say; those without any are left out. */
export function AccountBalances({ resource }: Pick<PanelProps, 'resource'>) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const { data, failure } = useAnswer<{ readonly items: readonly AccountBalance[] }>('/accounts/balances', {
    follows: ['payments'],
  });
  if (failure) return <Notice kind="error" title={t('balances.failed')} />;
  if (!data) return <Skeleton rows={2} label={t('loading')} />;
  const used = data.items.filter(({ entries }) => entries > 0);
  if (used.length === 0) return null;
  return (
    <section className="k-money-panel" aria-label={t('balances.title')}>
      <h2>{t('balances.title')}</h2>
      <ul className="k-money-tiles">
        {used.map(({ id, name, currency, balance, entries }) => {
          const way = bestPath({ resource, id });
          return (
            <li key={id}>
              <span>{way === undefined ? name : <Link to={way}>{name}</Link>}</span>
              <strong>{formatMoney({ minor: balance, currency, language })}</strong>
              <small>{t('balances.entries', { count: entries })}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
