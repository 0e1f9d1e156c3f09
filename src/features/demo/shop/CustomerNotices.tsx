import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import './shop.css';

const EVENTS = ['newForYou', 'account', 'browser', 'device'] as const;
const WAYS = ['email', 'app', 'sms'] as const;
const BEGIN: readonly string[] = ['newForYou email', 'newForYou app', 'account email', 'account app', 'device email'];

/** What the customer is told of, and by which way. */
export function CustomerNotices({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-shop');
  const [stored, keep] = useStoredValue<readonly string[]>(`customer-notices-${record.id}`);
  const on = stored ?? BEGIN;
  return (
    <>
      <div className="k-shop-scroll" tabIndex={0} role="region" aria-label={t('notices.title')}>
        <table className="k-shop-table">
          <caption>{t('notices.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('notices.event')}</th>
              {WAYS.map((way) => (
                <th key={way} scope="col">
                  {t(`notices.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {EVENTS.map((event) => (
              <tr key={event}>
                <th scope="row">{t(`notices.${event}`)}</th>
                {WAYS.map((way) => {
                  const key = `${event} ${way}`;
                  const isOn = on.includes(key);
                  return (
                    <td key={way}>
                      <input
                        type="checkbox"
                        aria-label={`${t(`notices.${event}`)}: ${t(`notices.${way}`)}`}
                        checked={isOn}
                        onChange={() => keep(isOn ? on.filter((one) => one !== key) : [...on, key])}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <StoredNote isStored={stored !== undefined} onForget={() => keep(undefined)} />
    </>
  );
}
