import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ClientResource, Row } from '../../config/types.ts';
import { rowTitle } from '../../engine/resource/title.ts';

type PartyPickProps = {
  readonly resource: ClientResource;
  readonly id: string;
  readonly onPick: (id: string) => void;
};

/** Which of them, by name. */
export function PartyPick({ resource, id, onPick }: PartyPickProps) {
  const { t } = useTranslation('statements');
  const { query, result } = useList<Row & { id: string }>({
    resource: resource.name,
    pagination: { currentPage: 1, pageSize: 500 },
    errorNotification: false,
  });
  const rows = result.data
    .map((row) => ({ id: row.id, title: rowTitle({ resource, row }) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'tr'));
  return (
    <label>
      {t('extract.which')}
      <select value={id} disabled={query.isLoading} onChange={({ target }) => onPick(target.value)}>
        <option value="">{t(query.isLoading ? 'loading' : 'extract.pick')}</option>
        {rows.map((row) => (
          <option key={row.id} value={row.id}>
            {row.title}
          </option>
        ))}
      </select>
    </label>
  );
}
