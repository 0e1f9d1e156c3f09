import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { Stroke } from '../../../ui/Stroke.tsx';
import { stepOf, CALENDAR_VIEWS } from './event-times.ts';
import type { CalendarAddress } from './use-calendar.ts';

type CalendarBarProps = Pick<CalendarAddress, 'view' | 'date'> & {
  /** The visible days. */
  readonly title: string;
  readonly onChange: CalendarAddress['change'];
};

/** Navigation and view switch above the events. */
export function CalendarBar({ view, date, title, onChange }: CalendarBarProps) {
  const { t } = useTranslation('demo-calendar');
  return (
    <Flex wrap gap="8px 16px" align="center" justify="space-between" style={{ marginBlockEnd: 14 }}>
      <Flex gap="small">
        <Button onClick={() => onChange({ date: undefined })}>{t('today')}</Button>
        {([-1, 1] as const).map((by) => (
          <Button
            key={by}

            icon={<Stroke path={by === 1 ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />}
            aria-label={t(by === 1 ? 'next' : 'previous')}
            onClick={() => onChange({ date: stepOf(view, date, by) })}
          />
        ))}
      </Flex>
      <h2 aria-live="polite" className="k-title">
        {title}
      </h2>
      <Segmented
        aria-label={t('views.label')}
        options={CALENDAR_VIEWS.map((name) => ({ value: name, label: t(`views.${name}`) }))}
        value={view}
        onChange={(name) => onChange({ view: name })}
      />
    </Flex>
  );
}
