import { useTranslation } from 'react-i18next';
import { latLngOf } from '../../../config/fields/location.ts';
import type { Row } from '../../../config/types.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { aboutHere } from './facts.ts';

/** Zoom level of the map: a small town. */
const ZOOM = 14;

/**
 * The approximate place of the home, as text and as a link to a real map: a stranger who holds the sheet learns the
 * district, not the door. Our own map is schematic, and on a sheet for guests it would only look like a map.
 */
export function Whereabouts({ record, place }: { readonly record: Row; readonly place: string }) {
  const { t } = useTranslation('fact-sheet');
  const { resource } = useEngine();
  const exact = latLngOf(resource.fields['location'] && record['location']);
  if (!exact) return null;
  const { lat, lng } = aboutHere(exact);
  return (
    <section className="k-panel k-sheet-where">
      <h2>{t('map')}</h2>
      {place !== '' && <p>{place}</p>}
      <p>
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${ZOOM}/${lat}/${lng}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('openMap')}
        </a>
      </p>
      <p className="k-muted">{t('about1km')}</p>
    </section>
  );
}
