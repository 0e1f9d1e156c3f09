import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { addDays, type IsoDate } from '../../domain/calendar/iso-date.ts';
import { formatWeekday } from '../../engine/fields/format-calendar.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { DateBox } from '../../engine/fields/inputs/DateBox.tsx';

type DayBarProps = { readonly date: IsoDate; readonly today: IsoDate; readonly onShow: (date: IsoDate) => void };

/** Chooses the day: yesterday, today, tomorrow, or any other. */
export function DayBar({ date, today, onShow }: DayBarProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  return (
    <Flex wrap gap={8} align="center" role="group" aria-label={t('day.label')} className="k-below">
      <Segmented
        aria-label={t('day.label')}
        value={date}
        options={[
          { label: t('day.yesterday'), value: addDays(today, -1) },
          { label: t('day.today'), value: today },
          { label: t('day.tomorrow'), value: addDays(today, 1) },
        ]}
        onChange={onShow}
      />
      <Flex gap={4}>
        <Button aria-label={t('day.back')} onClick={() => onShow(addDays(date, -1))}>
          ‹
        </Button>
        <DateBox required aria-label={t('day.date')} value={date} onChange={(day) => day !== '' && onShow(day)} />
        <Button aria-label={t('day.forward')} onClick={() => onShow(addDays(date, 1))}>
          ›
        </Button>
      </Flex>
      <span className="k-muted">{formatWeekday({ value: date, language, width: 'long' })}</span>
    </Flex>
  );
}
