import { useTranslation } from 'react-i18next';
import { dayNumber, type IsoDate } from '../../domain/calendar/iso-date.ts';
import { DateBox } from '../fields/inputs/DateBox.tsx';

type DayStepsProps = {
  /** Of the texts `today`, `back`, `date` and `forward`. */
  readonly namespace: string;
  readonly date: IsoDate;
  /** Day number that "today" shows. */
  readonly today: number;
  /** Days of one step. */
  readonly step: number;
  readonly onShow: (day: number) => void;
};

/** Where a chart stands: today, a step back, a date, a step forth. */
export function DaySteps({ namespace, date, today, step, onShow }: DayStepsProps) {
  const { t } = useTranslation(namespace);
  const go = (by: number) => onShow(dayNumber(date) + by);
  return (
    <>
      <button type="button" className="k-control" onClick={() => onShow(today)}>
        {t('today')}
      </button>
      <button type="button" className="k-control" aria-label={t('back')} onClick={() => go(-step)}>
        ‹
      </button>
      <DateBox required aria-label={t('date')} value={date} onChange={(day) => day !== '' && onShow(dayNumber(day))} />
      <button type="button" className="k-control" aria-label={t('forward')} onClick={() => go(step)}>
        ›
      </button>
    </>
  );
}
