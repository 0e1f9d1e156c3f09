import { useList } from '@refinedev/core';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { rowText } from '../../engine/resource/use-rows.ts';

type EstatePickProps = { readonly onPick: (estate: Row | undefined) => void };
const textOf = (row: Row): string => `${rowText(row, 'code')} · ${rowText(row, 'propertyName')}`;

/** One estate of thousands: typed by code or name, chosen from what the server finds. */
export function EstatePick({ onPick }: EstatePickProps) {
  const { t } = useTranslation('prices');
  const list = useId();
  const [typed, setTyped] = useState('');
  const code = typed.split(' · ')[0]?.trim() ?? '';
  const { result } = useList<Row & { id: string }>({
    resource: 'estates',
    filters: [
      { field: 'status', operator: 'eq', value: 'ACTIVE' },
      ...(code === '' ? [] : [{ field: 'q', operator: 'contains' as const, value: code }]),
    ],
    pagination: { currentPage: 1, pageSize: 20 },
    errorNotification: false,
    queryOptions: { placeholderData: (before) => before },
  });
  const found =
    typed === '' ? undefined : result.data.find((row) => textOf(row) === typed || row['code'] === typed.trim());
  // The answer comes after the typing; what is found then is what was meant.
  const pick = useEffectEvent(onPick);
  useEffect(() => pick(found), [found]);
  return (
    <label>
      {t('estate')}
      <input
        type="search"
        list={list}
        value={typed}
        placeholder={t('estateHint')}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={list}>
        {result.data.map((row) => (
          <option key={row.id} value={textOf(row)} />
        ))}
      </datalist>
    </label>
  );
}
