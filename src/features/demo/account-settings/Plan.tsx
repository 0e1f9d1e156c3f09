import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { Bar } from '../parts/Bar.tsx';
import { useDollars } from '../parts/use-dollars.ts';
import { useStoredPart } from './use-stored-part.ts';

const DAYS = 30;
const USED = 18;
const PRICE = 1900; // cents a month

type State = { readonly isEnding: boolean };
const isState = (value: Json | undefined): value is { isEnding: boolean } =>
  isJsonObject(value) && typeof value['isEnding'] === 'boolean';

/** The plan of the demo's account, how much of its month is over, and the way to another. */
export function Plan() {
  const { t } = useTranslation('demo-account-settings');
  const dollars = useDollars();
  const { value, save } = useStoredPart<State>({ part: 'plan', start: { isEnding: false }, isValue: isState });
  return (
    <section className="k-panel">
      <h2>{t('plan.title')}</h2>
      <div className="k-settings-plan">
        <div>
          <p>
            <strong>{t('plan.name')}</strong>
          </p>
          <p className="k-settings-muted">{t('plan.price', { price: dollars(PRICE) })}</p>
          <p role="status">{t(value.isEnding ? 'plan.ending' : 'plan.renews')}</p>
        </div>
        <div>
          <p className="k-settings-line">
            <span>{t('plan.days')}</span>
            <span>{t('plan.daysOf', { used: USED, days: DAYS })}</span>
          </p>
          <Bar label={t('plan.days')} percent={(USED / DAYS) * 100} />
          <p className="k-settings-muted">{t('plan.left', { count: DAYS - USED })}</p>
        </div>
      </div>
      <div className="k-settings-ways">
        <Link className="k-control k-control-main k-settings-link" to="/pages/pricing">
          {t('plan.upgrade')}
        </Link>
        <button type="button" className="k-control" onClick={() => save({ isEnding: !value.isEnding })}>
          {t(value.isEnding ? 'plan.keep' : 'plan.cancel')}
        </button>
      </div>
    </section>
  );
}
