import { useTranslation } from 'react-i18next';
import type { OccupancyChoices } from '../../wire/reports.ts';
import { SpanChoice } from './SpanChoice.tsx';
import type { OccupancyAddress } from './occupancy-address.ts';
import { useReport } from '../../engine/report/use-report.ts';

const FILTERS = [
  ['groupId', 'groups'],
  ['projectName', 'projects'],
  ['salesChannelId', 'channels'],
] as const;

/** Which time, homes and channel the figures are of. */
export function OccupancyFilters({ address }: { readonly address: OccupancyAddress }) {
  const { t } = useTranslation('reports');
  const { data } = useReport<OccupancyChoices>('/reports/occupancy/choices');
  const isFiltered = FILTERS.some(([name]) => address.value(name) !== '');
  return (
    <div className="k-report-tools k-controls" role="group" aria-label={t('filters')}>
      <SpanChoice today={address.today} span={address.span} onChange={address.change} />
      {FILTERS.map(([name, list]) => {
        const choices = data?.[list] ?? [];
        const value = address.value(name);
        if (choices.length === 0 && value === '') return null;
        return (
          <label key={name}>
            {t(`filter.${name}`)}
            <select value={value} onChange={({ target }) => address.change({ [name]: target.value })}>
              <option value="">{t('filter.all')}</option>
              {value !== '' && !choices.some((choice) => choice.value === value) && (
                <option value={value}>{value}</option>
              )}
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      {isFiltered && (
        <button
          type="button"
          className="k-control"
          onClick={() => address.change({ groupId: '', projectName: '', salesChannelId: '' })}
        >
          {t('filter.clear')}
        </button>
      )}
    </div>
  );
}
