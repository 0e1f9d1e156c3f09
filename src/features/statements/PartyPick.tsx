import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ClientResource, Row } from '../../config/types.ts';
import { Choice } from '../../ui/Choice.tsx';
import { rowTitle } from '../../engine/resource/title.ts';

type PartyPickProps = {
  readonly resource: ClientResource;
  readonly id: string;
  readonly onPick: (id: string) => void;
};

/** Chooses the party by name. */
export function PartyPick({ resource, id, onPick }: PartyPickProps) {
  const { t } = useTranslation('statements');
  const { query, result } = useList<Row & { id: string }>({
    resource: resource.name,
    pagination: { currentPage: 1, pageSize: 500 },
    errorNotification: false,
  });
  const options = result.data
    .map((row) => ({ value: row.id, label: rowTitle({ resource, row }) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'tr'));
  return (
    <Choice
      label={t('extract.which')}
      value={id === '' ? undefined : id}
      placeholder={t(query.isLoading ? 'loading' : 'extract.pick')}
      options={options}
      onChange={onPick}
      disabled={query.isLoading}
    />
  );
}
