import { useTranslation } from 'react-i18next';
import { CALENDARS } from '../../../domain/demo/calendar-events.ts';
import type { CalendarName } from './event-draft.ts';
import { MiniMonth } from './MiniMonth.tsx';

type SidePanelProps = {
  readonly date: string;
  readonly today: string;
  readonly calendars: readonly CalendarName[];
  readonly onDate: (date: string) => void;
  readonly onFilter: (calendars: readonly CalendarName[]) => void;
};

/** A month to jump from, and which calendars are shown. */
export function SidePanel({ date, today, calendars, onDate, onFilter }: SidePanelProps) {
  const { t } = useTranslation('demo-calendar');
  const isAll = calendars.length === CALENDARS.length;
  const toggle = (name: CalendarName) =>
    onFilter(CALENDARS.filter((other) => (other === name) !== calendars.includes(other)));
  return (
    <>
      <MiniMonth date={date} today={today} onChoose={onDate} />
      <fieldset className="k-cal-filter">
        <legend className="k-demo-form-legend">{t('filter')}</legend>
        <label className="k-demo-form-check">
          <input type="checkbox" checked={isAll} onChange={() => onFilter(isAll ? [] : CALENDARS)} />
          {t('all')}
        </label>
        {CALENDARS.map((name) => (
          <label key={name} className="k-demo-form-check">
            <input type="checkbox" checked={calendars.includes(name)} onChange={() => toggle(name)} />
            <span className="k-cal-dot" data-calendar={name} aria-hidden="true" />
            {t(`names.${name}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
