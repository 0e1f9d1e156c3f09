import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepOf, timeLeft } from '../../../domain/calendar/time-left.ts';
import { serverNow } from '../../../providers/server-time.ts';

/** Less than this is urgent, ms. */
const SOON = 2 * 3_600_000;

/**
 * The time left until a moment, by the server's clock. It runs for the eye; who listens hears the moment itself, once,
 * and not each second. @param until an instant
 */
export function Countdown({ until, plain }: { readonly until: string; readonly plain: ReactNode }) {
  const { t } = useTranslation('fields');
  const end = Date.parse(until);
  const [now, setNow] = useState(serverNow);
  const ms = end - now;
  useEffect(() => {
    if (!(ms > 0)) return;
    const timer = setTimeout(() => setNow(serverNow()), Math.min(stepOf(ms), Math.max(ms, 50)));
    return () => clearTimeout(timer);
  }, [ms]);
  if (Number.isNaN(end)) return plain;
  const left = timeLeft(ms);
  const two = (part: number) => String(part).padStart(2, '0');
  const clock = left && `${two(left.hours)}:${two(left.minutes)}${ms <= 3_600_000 ? `:${two(left.seconds)}` : ''}`;
  const days = left && left.days > 0 ? `${t('countdown.days', { count: left.days })} ` : '';
  return (
    <span className="k-countdown" data-soon={ms < SOON}>
      <span aria-hidden="true">{left ? `${days}${clock}` : t('countdown.over')}</span>
      <span className="k-countdown-at">{plain}</span>
    </span>
  );
}
