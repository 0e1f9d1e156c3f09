import { useTranslation } from 'react-i18next';
import { addDays, type IsoDate } from '../../domain/calendar/iso-date.ts';
import { formatWeekday } from '../../engine/fields/format-calendar.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { DateBox } from '../../engine/fields/inputs/DateBox.tsx';

type DayBarProps = { readonly date: IsoDate; readonly today: IsoDate; readonly onShow: (date: IsoDate) => void };

/** Which day is looked at: yesterday, today, tomorrow, or any other. */
export function DayBar({ date, today, onShow }: DayBarProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const near = [
    { name: t('day.yesterday'), value: addDays(today, -1) },
    { name: t('day.today'), value: today },
    { name: t('day.tomorrow'), value: addDays(today, 1) },
  ];
  return (
    <div className="k-desk-days k-controls" role="group" aria-label={t('day.label')}>
      {near.map(({ name, value }) => (
        <button
          key={value}
          type="button"
          className={value === date ? 'k-control k-control-main' : 'k-control'}
          aria-pressed={value === date}
          onClick={() => onShow(value)}
        >
          {name}
        </button>
      ))}
      <span className="k-desk-date">
        <button
          type="button"
          className="k-control"
          aria-label={t('day.back')}
          onClick={() => onShow(addDays(date, -1))}
        >
          ‹
        </button>
        <DateBox required aria-label={t('day.date')} value={date} onChange={(day) => day !== '' && onShow(day)} />
        <button
          type="button"
          className="k-control"
          aria-label={t('day.forward')}
          onClick={() => onShow(addDays(date, 1))}
        >
          ›
        </button>
      </span>
      <span className="k-desk-weekday">{formatWeekday({ value: date, language, width: 'long' })}</span>
    </div>
  );
}
