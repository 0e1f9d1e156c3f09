import { useTranslation } from 'react-i18next';
import type { TableFilter } from '../../config/call-table-types.ts';
import { Choice } from '../../ui/Choice.tsx';
import { useText } from '../resource/use-text.ts';
import { DayChoice } from './DayChoice.tsx';
import { SpanChoice } from './SpanChoice.tsx';
import type { TableFilterState } from './use-table-filters.ts';
import { YearChoice } from './YearChoice.tsx';

/** The filters of a table over a call. */
export function AskedFilters({
  filters,
  asked,
}: {
  readonly filters: readonly TableFilter[];
  readonly asked: TableFilterState;
}) {
  return filters.map((filter, at) => <AskedFilter key={at} filter={filter} asked={asked} />);
}

function AskedFilter({
  filter,
  asked: { today, values, change },
}: {
  readonly filter: TableFilter;
  readonly asked: TableFilterState;
}) {
  const { t } = useTranslation('report');
  const text = useText();
  if (filter.as === 'days') {
    const { from = '', to = '' } = values;
    return (
      <>
        <DayChoice
          required
          label={t('from')}
          value={from}
          max={to}
          onChange={(day) => day !== '' && change({ from: day })}
        />
        <DayChoice
          required
          label={t('to')}
          value={to}
          min={from}
          onChange={(day) => day !== '' && change({ to: day })}
        />
      </>
    );
  }
  if (filter.as === 'span') {
    const { from = '', to = '' } = values;
    return <SpanChoice today={today} span={{ from, to }} onChange={change} />;
  }
  const { name } = filter;
  if (filter.as === 'year') {
    return <YearChoice year={Number(values[name])} onChange={(year) => change({ [name]: String(year) })} />;
  }
  return (
    <Choice
      label={text(filter.label)}
      value={values[name]}
      options={filter.options.map(({ value, label }) => ({ value, label: text(label) }))}
      onChange={(value) => change({ [name]: value })}
    />
  );
}
