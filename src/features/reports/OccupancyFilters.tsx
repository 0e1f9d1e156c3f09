import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/Choice.tsx';
import { useReport } from '../../engine/report/use-report.ts';
import type { OccupancyChoices } from '../../wire/reports.ts';
import type { OccupancyAddress } from './occupancy-address.ts';
import { SpanChoice } from '../../engine/report/SpanChoice.tsx';

const FILTERS = [
  ['groupId', 'groups'],
  ['projectName', 'projects'],
  ['salesChannelId', 'channels'],
] as const;

/** The time span, homes and channel of the figures. */
export function OccupancyFilters({ address }: { readonly address: OccupancyAddress }) {
  const { t } = useTranslation('reports');
  const { data } = useReport<OccupancyChoices>('/reports/occupancy/choices');
  const isFiltered = FILTERS.some(([name]) => address.value(name) !== '');
  return (
    <>
      <SpanChoice today={address.today} span={address.span} onChange={address.change} />
      {FILTERS.map(([name, list]) => {
        const choices = data?.[list] ?? [];
        const value = address.value(name);
        if (choices.length === 0 && value === '') return null;
        return (
          <Choice
            key={name}
            label={t(`filter.${name}`)}
            value={value}
            options={[{ value: '', label: t('filter.all') }, ...choices]}
            onChange={(next) => address.change({ [name]: next })}
          />
        );
      })}
      {isFiltered && (
        <Button onClick={() => address.change({ groupId: '', projectName: '', salesChannelId: '' })}>
          {t('filter.clear')}
        </Button>
      )}
    </>
  );
}
