import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '../../engine/format.ts';
import { Report } from '../../engine/report/Report.tsx';
import { Tiles } from '../../engine/report/Tiles.tsx';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { bestPath } from '../../engine/resource/paths.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import type { AccountBalance, AccountBalances as Balances } from '../../wire/money.ts';

/** What is in each account, as its entries say; those without any are left out. */
export function AccountBalances({ resource }: Pick<PanelProps, 'resource'>) {
  const { t } = useTranslation('money');
  const language = useLanguage();
  const answer = useAnswer<Balances>('/accounts/balances', {
    follows: ['payments'],
  });
  const used = (items: readonly AccountBalance[]) => items.filter(({ entries }) => entries > 0);
  if (answer.data && used(answer.data.items).length === 0) return null;
  return (
    <Report isPart title={t('balances.title')}>
      <Answered rows={2} answer={answer} failed={t('balances.failed')}>
        {({ items }) => (
          <Tiles
            tiles={used(items).map(({ id, name, currency, balance, entries }) => {
              const way = bestPath({ resource, id });
              return {
                key: id,
                title: way === undefined ? name : <Link to={way}>{name}</Link>,
                value: formatMoney({ minor: balance, currency, language }),
                more: t('balances.entries', { count: entries }),
              };
            })}
          />
        )}
      </Answered>
    </Report>
  );
}
