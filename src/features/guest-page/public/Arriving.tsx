import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { GuestPageStay } from '../../../wire/guest-page.ts';
import { PageSection } from './PageSection.tsx';

/** Zoom level of the map: a few streets. */
const ZOOM = 17;

/** The place of the home, as text and on a real map; approximate until the stay is confirmed. */
export function Arriving({ stay: { place, district } }: { readonly stay: GuestPageStay }) {
  const { t } = useTranslation('guest-page');
  if (!place) {
    return (
      <PageSection title={t('place.title')}>
        {district !== '' && <p>{district}</p>}
        <p className="k-muted">{t('place.later')}</p>
      </PageSection>
    );
  }
  const { address, location } = place;
  const words = [address, district].filter((part) => part !== '').join(', ');
  if (words === '' && !location) return null;
  const at = location ? `${location.lat},${location.lng}` : words;
  const map = location
    ? `https://www.openstreetmap.org/?mlat=${location.lat}&mlon=${location.lng}#map=${ZOOM}/${location.lat}/${location.lng}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <PageSection title={t('place.title')}>
      <address>{address || district}</address>
      <Flex wrap gap={8}>
        <Button href={map} {...outside}>
          {t('place.map')}
        </Button>
        <Button href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(at)}`} {...outside}>
          {t('place.route')}
        </Button>
      </Flex>
    </PageSection>
  );
}
