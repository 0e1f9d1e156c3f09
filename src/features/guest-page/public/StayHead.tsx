import { useTranslation } from 'react-i18next';
import { dayWords } from '../../../engine/fields/format-calendar.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Tag } from '../../../ui/Tag.tsx';
import type { GuestPageStay } from '../../../wire/guest-page.ts';

type StayHeadProps = {
  readonly stay: GuestPageStay;
  readonly code: string;
  /** The host's name. */
  readonly host: string;
};

/** The guest, the home and the dates of the stay. */
export function StayHead({ stay, code, host }: StayHeadProps) {
  const { t } = useTranslation('guest-page');
  const language = useLanguage();
  const { home, picture, firstName, checkIn, checkOut, checkInTime, checkOutTime, nights, people } = stay;
  const day = (value: string) => dayWords({ value, language }).full;
  return (
    <header className="k-stack">
      {picture !== null && <img src={picture} alt="" className="k-stay-picture" />}
      <p className="k-muted">
        {[host, firstName && t('hello', { name: firstName })].filter((part) => part !== '').join(' · ')}
      </p>
      <h1>{home}</h1>
      <p className="k-line">
        {stay.district !== '' && <span>{stay.district}</span>}
        <span>{t('nights', { count: nights })}</span>
        <span>{t('people', { count: people })}</span>
        <span className="k-muted">{t('code', { code })}</span>
        {!stay.isConfirmed && <Tag color="orange">{t('notConfirmed')}</Tag>}
      </p>
      <dl className="k-stack k-stay-days">
        <div className="k-box">
          <dt>{t('checkIn')}</dt>
          <dd className="k-stack" style={{ gap: 0 }}>
            <strong>{day(checkIn)}</strong>
            <span>{t('from', { time: checkInTime })}</span>
          </dd>
        </div>
        <div className="k-box">
          <dt>{t('checkOut')}</dt>
          <dd className="k-stack" style={{ gap: 0 }}>
            <strong>{day(checkOut)}</strong>
            <span>{t('until', { time: checkOutTime })}</span>
          </dd>
        </div>
      </dl>
    </header>
  );
}
