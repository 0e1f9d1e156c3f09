import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { dayNumber, type IsoDate } from '../../domain/calendar/iso-date.ts';
import { DateBox } from '../fields/inputs/DateBox.tsx';

type DayStepsProps = {
  /** Namespace with the texts `today`, `back`, `date` and `forward`. */
  readonly namespace: string;
  readonly date: IsoDate;
  /** Day number that "today" shows. */
  readonly today: number;
  /** Days of one step. */
  readonly step: number;
  readonly onShow: (day: number) => void;
};

/** The date navigation of a chart: today, back, a date, forward. */
export function DaySteps({ namespace, date, today, step, onShow }: DayStepsProps) {
  const { t } = useTranslation(namespace);
  const go = (by: number) => onShow(dayNumber(date) + by);
  return (
    <>
      <Button onClick={() => onShow(today)}>{t('today')}</Button>
      <Button aria-label={t('back')} onClick={() => go(-step)}>
        ‹
      </Button>
      <DateBox required aria-label={t('date')} value={date} onChange={(day) => day !== '' && onShow(dayNumber(day))} />
      <Button aria-label={t('forward')} onClick={() => go(step)}>
        ›
      </Button>
    </>
  );
}
