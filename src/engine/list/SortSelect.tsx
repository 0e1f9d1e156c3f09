import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../config/types.ts';
import { sortKey } from '../resource/keys.ts';
import { useText } from '../resource/use-text.ts';
import { listFields } from './columns.tsx';
import type { ListControl } from './use-list-state.ts';

type SortSelectProps = { readonly resource: ClientResource; readonly control: ListControl };

/** The order of the rows where there are no headers to press. */
export default function SortSelect({ resource, control }: SortSelectProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const sortable = listFields(resource).flatMap(({ field }) => {
    const key = sortKey(field);
    return key === undefined ? [] : [{ key, label: text(field.label) }];
  });
  const { sorter } = control;
  return (
    <Select
      aria-label={t('sort.label')}
      popupMatchSelectWidth={false}
      value={sorter ? `${sorter.field} ${sorter.order}` : ''}
      options={[
        { value: '', label: t('sort.default') },
        ...sortable.flatMap(({ key, label }) => [
          { value: `${key} asc`, label: `${label} ↑` },
          { value: `${key} desc`, label: `${label} ↓` },
        ]),
      ]}
      onChange={(value) => {
        const [field, order] = value.split(' ');
        control.setSorter(field ? { field, order: order === 'desc' ? 'desc' : 'asc' } : undefined);
      }}
    />
  );
}
