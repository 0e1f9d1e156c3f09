import { useTranslation } from 'react-i18next';
import type { DateRangeField } from '../../../config/types.ts';
import { daysBetween, isIsoDate } from '../../../domain/calendar/iso-date.ts';
import { useLanguage } from '../../resource/use-text.ts';
import type { DisplayProps } from '../display-props.ts';
import { formatDate, formatDateRange } from '../../format.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** From – to. */
function DateRangeCell({ field, record }: DisplayProps<DateRangeField>) {
  const language = useLanguage();
  const from = record[field.start];
  const to = record[field.end];
  if (typeof from !== 'string' && typeof to !== 'string') return <Nothing />;
  if (typeof from === 'string' && typeof to === 'string')
    return <span className="k-nowrap">{formatDateRange({ from, to, language })}</span>;
  const [start, end] = [from, to].map((date) =>
    typeof date === 'string' ? formatDate({ value: date, language }) : '…',
  );
  return (
    <span className="k-nowrap">
      {start} – {end}
    </span>
  );
}

/** From – to, and how many days lie between. */
function DateRangeValue(props: DisplayProps<DateRangeField>) {
  const { t } = useTranslation('fields');
  const from = props.record[props.field.start];
  const to = props.record[props.field.end];
  return (
    <>
      <DateRangeCell {...props} />
      {isIsoDate(from) && isIsoDate(to) && (
        <span className="k-muted"> · {t('days', { count: daysBetween(from, to) })}</span>
      )}
    </>
  );
}

export const looks: Looks = {
  dateRange: {
    Cell: DateRangeCell,
    Value: DateRangeValue,
    input: 'dateRange',
    filter: 'dateRange',
    width: 200,
    isFact: true,
  },
};
