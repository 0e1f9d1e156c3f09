import { useMemo } from 'react';
import { isIsoDate, type IsoDate } from '../../../domain/calendar/iso-date.ts';
import { type Zoom, ZOOMS } from '../../../domain/calendar/axis.ts';
import { readWantedStay } from '../../../domain/tape/wanted-stay.ts';
import { useChartAddress } from '../../../engine/chart/use-chart-address.ts';

const ASKED = ['sort', 'q', 'group', 'project', 'district', 'rooms', 'guests', 'cleaning', 'owner'] as const;
type Other = 'freeFrom' | 'freeTo' | 'zoom' | 'open' | 'book' | 'folded';
export type TapeParameter = (typeof ASKED)[number] | Other | 'date' | 'row';

/** TC5: place, zoom, filters, collapsed sections and the open panel are in the address. */
export function useTapeAddress(today: IsoDate) {
  const address = useChartAddress<(typeof ASKED)[number], Other>(ASKED, today);
  const freeFrom = address.value('freeFrom');
  const freeTo = address.value('freeTo');
  const query = useMemo(() => {
    // Half a span is not a filter yet.
    const isSpan = isIsoDate(freeFrom) && isIsoDate(freeTo) && freeFrom < freeTo;
    return isSpan
      ? new URLSearchParams([
          ...new URLSearchParams(address.query),
          ['freeFrom', freeFrom],
          ['freeTo', freeTo],
        ]).toString()
      : address.query;
  }, [address.query, freeFrom, freeTo]);
  const zoom = address.value('zoom');
  const book = address.value('book');
  const wanted = readWantedStay(book);
  return {
    ...address,
    query,
    zoom: (Object.hasOwn(ZOOMS, zoom) ? zoom : 'week') as Zoom,
    /** One panel at a time: nights being booked, or else a stay. */
    wanted,
    /** Titles of the collapsed sections. */
    folded: address.values('folded'),
    open: (!wanted && address.value('open')) || undefined,
  };
}
