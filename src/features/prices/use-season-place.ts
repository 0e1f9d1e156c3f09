import { useOne } from '@refinedev/core';
import { useMemo, useState } from 'react';
import type { Row } from '../../config/types.ts';
import { plainText } from '../../config/values.ts';
import { HOME_CURRENCY } from '../../domain/money/currencies.ts';
import { whereValues } from '../../providers/where-values.ts';
import { textIn } from '../../engine/resource/text-in.ts';

export type SeasonPlace = ReturnType<typeof useSeasonPlace>;

/** Whose seasons are shown: everybody's, a group's, or one estate's, which has its own currency. */
export function useSeasonPlace() {
  const [place, setPlace] = useState('');
  const [currency, setCurrency] = useState<string>(() => plainText(whereValues().company?.currency ?? HOME_CURRENCY));
  const [kind, placeId = ''] = place.split(':');
  const { result: chosen } = useOne<Row & { id: string }>({
    resource: 'estates',
    id: placeId,
    errorNotification: false,
    queryOptions: { enabled: kind === 'estate' },
  });
  // A single estate has its own group and currency.
  const groupId = kind === 'estate' ? textIn(chosen ?? { id: '' }, 'groupId') : kind === 'group' ? placeId : '';
  const paidIn = (kind === 'estate' && chosen && textIn(chosen, 'currency')) || currency;
  const estate = useMemo(
    () => ({ id: kind === 'estate' ? placeId : '', groupId, currency: paidIn }),
    [kind, placeId, groupId, paidIn],
  );
  return { place, setPlace, paidIn, setCurrency, isEstate: kind === 'estate', estate };
}
