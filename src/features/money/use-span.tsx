import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/calendar/iso-date.ts';

/** The days that a panel of totals is about, from the first of the month to today, with the head that changes them. */
export function useSpan(title: string) {
  const { t } = useTranslation('money');
  const [today] = useState(() => todayIn(new Date()));
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const head = (
    <header>
      <h2>{title}</h2>
      <label>
        {t('totals.from')}
        <input type="date" value={from} max={to} onChange={({ target }) => target.value && setFrom(target.value)} />
      </label>
      <label>
        {t('totals.to')}
        <input type="date" value={to} min={from} onChange={({ target }) => target.value && setTo(target.value)} />
      </label>
    </header>
  );
  return { from, to, head };
}
