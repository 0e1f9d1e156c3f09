import { useTranslation } from 'react-i18next';
import { Stroke } from '../../../ui/Stroke.tsx';
import { stepOf, VIEWS } from './event-times.ts';
import type { CalendarAddress } from './use-calendar.ts';

type CalendarBarProps = Pick<CalendarAddress, 'view' | 'date'> & {
  /** Which days are seen. */
  readonly title: string;
  readonly onChange: CalendarAddress['change'];
};

/** Above the events: the way to other days, and how they are looked at. */
export function CalendarBar({ view, date, title, onChange }: CalendarBarProps) {
  const { t } = useTranslation('demo-calendar');
  return (
    <div className="k-cal-bar">
      <div className="k-cal-steps">
        <button type="button" className="k-control" onClick={() => onChange({ date: undefined })}>
          {t('today')}
        </button>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            className="k-control"
            aria-label={t(by === 1 ? 'next' : 'previous')}
            onClick={() => onChange({ date: stepOf(view, date, by) })}
          >
            <Stroke path={by === 1 ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />
          </button>
        ))}
      </div>
      <h2 aria-live="polite">{title}</h2>
      <div className="k-choice" role="group" aria-label={t('views.label')}>
        {VIEWS.map((name) => (
          <button key={name} type="button" aria-pressed={name === view} onClick={() => onChange({ view: name })}>
            {t(`views.${name}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
