import { useList } from '@refinedev/core';
import AutoComplete from 'antd/es/auto-complete';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { textIn } from '../../engine/resource/text-in.ts';

type EstatePickProps = { readonly onPick: (estate: Row | undefined) => void };
const textOf = (row: Row): string => `${textIn(row, 'code')} · ${textIn(row, 'propertyName')}`;

/** One estate among thousands: typed by code or name, chosen from the server's matches. */
export function EstatePick({ onPick }: EstatePickProps) {
  const { t } = useTranslation('prices');
  const id = useId();
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
  // The answer comes after typing; its match is the intended one.
  const pick = useEffectEvent(onPick);
  useEffect(() => pick(found), [found]);
  return (
    <div>
      <label htmlFor={id} className="k-muted" style={{ display: 'block' }}>
        <small>{t('estate')}</small>
      </label>
      <AutoComplete
        id={id}
        style={{ width: 240, maxWidth: '100%' }}
        placeholder={t('estateHint')}
        defaultActiveFirstOption={false}
        value={typed}
        options={result.data.map((row) => ({ value: textOf(row) }))}
        onChange={setTyped}
      />
    </div>
  );
}
