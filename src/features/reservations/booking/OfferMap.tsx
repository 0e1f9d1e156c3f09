import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { latLngOf } from '../../../config/fields/location.ts';
import { formatMoney } from '../../../engine/format.ts';
import { PlaceMap } from '../../../engine/map/PlaceMap.tsx';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { Offer } from './offers.ts';

type OfferMapProps = {
  readonly offers: readonly Offer[];
  readonly chosen: string;
  readonly onChoose: (estateId: string) => void;
};

/**
 * The same homes on a map, with their prices; free ones can be chosen there. The list below offers the same by
 * keyboard.
 */
export default function OfferMap({ offers, chosen, onChoose }: OfferMapProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const points = useMemo(
    () =>
      offers.flatMap(({ estateId, estate, isFree, quote }) => {
        const place = latLngOf(estate['location'] ?? null);
        const price = formatMoney({ minor: quote.total, currency: quote.currency, language });
        const code = typeof estate['code'] === 'string' ? estate['code'] : '';
        const tone = isFree ? ('success' as const) : ('neutral' as const);
        return place ? [{ id: estateId, ...place, tone, label: isFree ? `${code} · ${price}` : code }] : [];
      }),
    [offers, language],
  );
  const free = new Set(offers.flatMap(({ isFree, estateId }) => (isFree ? [estateId] : [])));
  return (
    <PlaceMap
      label={t('offers.label')}
      points={points}
      chosen={chosen === '' ? undefined : chosen}
      onPick={(id) => free.has(id) && onChoose(id)}
    />
  );
}
