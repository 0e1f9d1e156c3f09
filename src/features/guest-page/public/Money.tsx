import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { GuestPageStay } from '../../../wire/guest-page.ts';
import { PageSection } from './PageSection.tsx';
import { WayButton } from './WayButton.tsx';

type MoneyProps = { readonly id: string; readonly money: GuestPageStay['money'] };

/** The remaining amount, and a link to pay it by card; empty if there is nothing to show. */
export function Money({ id, money }: MoneyProps) {
  const { t } = useTranslation('guest-page');
  const language = useLanguage();
  const { total, paid, remaining, currency, mayPay } = money;
  if (currency === '' || (total === null && remaining === 0)) return null;
  const text = (minor: number) => formatMoney({ minor, currency, language });
  return (
    <PageSection title={t('money.title')}>
      <dl className="k-facts">
        {total !== null && (
          <div>
            <dt>{t('money.total')}</dt>
            <dd>{text(total)}</dd>
          </div>
        )}
        {paid > 0 && (
          <div>
            <dt>{t('money.paid')}</dt>
            <dd>{text(paid)}</dd>
          </div>
        )}
        <div className="k-facts-total">
          <dt>{t('money.remaining')}</dt>
          <dd>{text(remaining)}</dd>
        </div>
      </dl>
      {remaining === 0 && <p>{t('money.nothing')}</p>}
      {mayPay && (
        <WayButton
          path={`/public/stay-pay/${encodeURIComponent(id)}`}
          label={t('money.pay', { amount: text(remaining) })}
        />
      )}
    </PageSection>
  );
}
