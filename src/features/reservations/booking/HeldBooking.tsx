import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../../../ui/Notice.tsx';
import { formatDateTime } from '../../../engine/format.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../../engine/resource/paths.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { type Booked, reservationCode } from './use-book.ts';

type HeldBookingProps = {
  readonly held: Extract<Booked, { kind: 'held' }>;
  readonly isBusy: boolean;
  readonly onConfirm: () => Promise<void>;
};

/**
 * The nights are held, but confirming was refused (no valid permit, the last use of a coupon): the reason and the next
 * steps.
 */
export function HeldBooking({ held: { record, reason }, isBusy, onConfirm }: HeldBookingProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { resource } = useEngine();
  const until = record['holdExpiresAt'];
  const at = typeof until === 'string' ? formatDateTime({ value: until, language }) : '';
  const way = bestPath({ resource, id: record.id });
  return (
    <Notice kind="error" title={t('held.title', { code: reservationCode(record) })} text={reason}>
      <p>{t('held.until', { at })}</p>
      <Button loading={isBusy} disabled={isBusy} onClick={() => void onConfirm()}>
        {t('held.again')}
      </Button>
      {way !== undefined && <Link to={way}>{t('held.open')}</Link>}
    </Notice>
  );
}
