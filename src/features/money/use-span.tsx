import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { DateBox } from '../../engine/fields/inputs/DateBox.tsx';

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
        <DateBox required value={from} max={to} onChange={(day) => day !== '' && setFrom(day)} />
      </label>
      <label>
        {t('totals.to')}
        <DateBox required value={to} min={from} onChange={(day) => day !== '' && setTo(day)} />
      </label>
    </header>
  );
  return { from, to, head };
}
