import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isIsoDate, todayIn } from '../../domain/calendar/iso-date.ts';
import { nightsInYear } from '../../domain/reservations/owner-stay.ts';
import { plainText } from '../../config/values.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import type { InvestorSummary } from '../../wire/investor.ts';
import { EstateCalendar } from '../reservations/estate-calendar/EstateCalendar.tsx';

/** IV2: beside the form of an owner's stay, the own nights left by the contract, and the home's free nights. */
export function OwnerNights({ config, resource, typed }: PanelProps) {
  const { t } = useTranslation('investor');
  const values = useSyncExternalStore(
    (listener) => typed?.subscribe(['estateId', 'from', 'to'], listener) ?? (() => undefined),
    () => typed?.values(),
  );
  const [estateId = '', from = '', to = ''] = ['estateId', 'from', 'to'].map((key) => plainText(values?.[key] ?? null));
  const [today] = useState(() => todayIn(new Date()));
  const isOwner = config.role?.name === 'Investor';
  const year = Number((isIsoDate(from) ? from : today).slice(0, 4));
  const { data } = useAnswer<InvestorSummary>(isOwner ? `/investor-summary?year=${year}` : undefined, {
    follows: ['out-of-order-periods'],
  });
  const own = data?.ownNights;
  const left = own && Math.max(0, own.limit - own.taken);
  const chosen = isIsoDate(from) && isIsoDate(to) && from < to ? { from, to } : undefined;
  const asked = chosen ? nightsInYear(chosen, year) : 0;
  return (
    <>
      {own && left !== undefined && (
        <section className="k-panel" aria-label={t('nights.title')}>
          <h2>{t('nights.title')}</h2>
          <p>{t('nights.left', { left, limit: own.limit, year })}</p>
          {asked > 0 && (
            <p role="status">
              {asked > left
                ? t('nights.tooMany', { count: asked - left })
                : t('nights.after', { count: asked, rest: left - asked })}
            </p>
          )}
        </section>
      )}
      {estateId !== '' && (
        <section className="k-panel" aria-label={t('nights.free')}>
          <h2>{t('nights.free')}</h2>
          <EstateCalendar
            key={estateId}
            config={config}
            resource={resource}
            record={{ id: estateId }}
            chosen={chosen}
          />
        </section>
      )}
    </>
  );
}
