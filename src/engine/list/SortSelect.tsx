import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../config/types.ts';
import { sortKey } from '../resource/keys.ts';
import { useText } from '../resource/use-text.ts';
import { listFields } from './columns.tsx';
import type { ListControl } from './use-list-state.ts';

/** The order of the rows where there are no headers to press. */
export default function SortSelect({
  resource,
  control,
}: {
  readonly resource: ClientResource;
  readonly control: ListControl;
}) {
  const { t } = useTranslation('list');
  const text = useText();
  const sortable = listFields(resource).flatMap(({ field }) => {
    const key = sortKey(field);
    return key === undefined ? [] : [{ key, label: text(field.label) }];
  });
  const { sorter } = control;
  return (
    <select
      className="k-select"
      aria-label={t('sort.label')}
      value={sorter ? `${sorter.field} ${sorter.order}` : ''}
      onChange={({ target: { value } }) => {
        const [field, order] = value.split(' ');
        control.setSorter(field ? { field, order: order === 'desc' ? 'desc' : 'asc' } : undefined);
      }}
    >
      <option value="">{t('sort.default')}</option>
      {sortable.flatMap(({ key, label }) => [
        <option key={`${key} asc`} value={`${key} asc`}>{`${label} ↑`}</option>,
        <option key={`${key} desc`} value={`${key} desc`}>{`${label} ↓`}</option>,
      ])}
    </select>
  );
}
