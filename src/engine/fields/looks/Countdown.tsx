import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tickOf, timeLeft, type TimeLeft } from '../../../domain/calendar/time-left.ts';
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
    const timer = setTimeout(() => setNow(serverNow()), Math.min(tickOf(ms), Math.max(ms, 50)));
    return () => clearTimeout(timer);
  }, [ms]);
  if (Number.isNaN(end)) return plain;
  const left = timeLeft(ms);
  const words = left && t(`countdown.${unitOf(left)}`, { ...left, count: left.days });
  return (
    <Flex vertical className="k-number">
      <Typography.Text aria-hidden="true" {...(ms < SOON && { type: 'danger', strong: true })}>
        {words ?? t('countdown.over')}
      </Typography.Text>
      <Typography.Text type="secondary">{plain}</Typography.Text>
    </Flex>
  );
}

/** The two largest parts with units: `15:13` beside a date would look like a time of day. */
function unitOf({ days, hours }: TimeLeft): 'days' | 'hours' | 'minutes' {
  if (days > 0) return 'days';
  return hours > 0 ? 'hours' : 'minutes';
}
