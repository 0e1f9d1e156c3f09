import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { PlaceMapProps } from '../../ui/map/map-types.ts';

const Drawn = lazy(() => import('../../ui/map/PlaceMap.tsx'));

/**
 * Homes on the map, for any screen: `<PlaceMap label points={[{ id, lat, lng, label, tone }]} chosen onPick />`, or one
 * movable pin: `<PlaceMap label pin={{ lat, lng }} onPin />`. Loaded when it is first shown; a keyboard list of the same
 * homes belongs beside it.
 */
export function PlaceMap(props: Omit<PlaceMapProps, 'texts'>) {
  const { t } = useTranslation('fields');
  const texts = {
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    whole: t('map.whole'),
    note: t('map.note'),
  };
  return (
    <Suspense fallback={<Skeleton rows={5} label={t('map.loading')} />}>
      <Drawn {...props} texts={texts} />
    </Suspense>
  );
}
