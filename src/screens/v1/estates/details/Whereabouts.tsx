import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { latLngOf } from '../../../../config/fields/location.ts';
import type { Row } from '../../../../config/types.ts';
import { EstateMap } from '../../../../engine/map/EstateMap.tsx';
import { useEngine } from '../../../../engine/resource/EngineContext.tsx';
import { aboutHere } from './facts.ts';

/** Roughly where the home is: a stranger who holds the sheet learns the district, not the door. */
export function Whereabouts({ record, place }: { readonly record: Row; readonly place: string }) {
  const { t } = useTranslation('fact-sheet');
  const { resource } = useEngine();
  const location = resource.fields['location'] && record['location'];
  const points = useMemo(() => {
    const exact = latLngOf(location);
    return exact && [{ id: 'home', label: place, ...aboutHere(exact) }];
  }, [location, place]);
  if (!points) return null;
  return (
    <section className="k-panel k-sheet-map">
      <h2>{t('map')}</h2>
      <EstateMap label={t('mapOf', { place })} points={points} />
      <p className="k-muted">{t('about1km')}</p>
    </section>
  );
}
