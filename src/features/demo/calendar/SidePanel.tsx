import Badge from 'antd/es/badge';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { CALENDARS } from '../../../domain/demo/calendar-events.ts';
import type { CalendarName } from './event-draft.ts';
import { hueOf } from './hues.ts';
import { MiniMonth } from './MiniMonth.tsx';

type SidePanelProps = {
  readonly date: string;
  readonly today: string;
  readonly calendars: readonly CalendarName[];
  readonly onDate: (date: string) => void;
  readonly onFilter: (calendars: readonly CalendarName[]) => void;
};

/** A small month for navigation, and the calendar filters. */
export function SidePanel({ date, today, calendars, onDate, onFilter }: SidePanelProps) {
  const { t } = useTranslation('demo-calendar');
  const isAll = calendars.length === CALENDARS.length;
  return (
    <>
      <MiniMonth date={date} today={today} onChoose={onDate} />
      <Flex vertical gap="small" role="group" aria-label={t('filter')} style={{ marginBlockStart: 20 }}>
        <strong>{t('filter')}</strong>
        <Checkbox checked={isAll} onChange={() => onFilter(isAll ? [] : CALENDARS)}>
          {t('all')}
        </Checkbox>
        {CALENDARS.map((name) => (
          <Checkbox
            key={name}
            checked={calendars.includes(name)}
            onChange={() => onFilter(CALENDARS.filter((one) => (one === name) !== calendars.includes(one)))}
          >
            <Badge color={hueOf(name)} /> {t(`names.${name}`)}
          </Checkbox>
        ))}
      </Flex>
    </>
  );
}
