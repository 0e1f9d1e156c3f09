import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isIsoDate, type IsoDate } from '../../domain/calendar/iso-date.ts';
import { type Zoom, ZOOMS } from '../../domain/tape/axis.ts';

/** Parameters that the server understands; the rest is how the chart looks. */
const ASKED = ['sort', 'q', 'group', 'project', 'district', 'rooms', 'guests', 'cleaning', 'owner'] as const;
const FREE = ['freeFrom', 'freeTo'] as const;
export type TapeParameter = (typeof ASKED)[number] | (typeof FREE)[number] | 'date' | 'zoom' | 'row' | 'open';

/** TC5: place, zoom, filters and the open record stand in the address, so that links and "back" bring them again. */
export function useTapeAddress(today: IsoDate) {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => {
    const asked = new URLSearchParams();
    for (const name of ASKED) {
      const value = search.get(name);
      if (value !== null && value !== '') asked.set(name, value);
    }
    const [from, to] = FREE.map((name) => search.get(name));
    if (isIsoDate(from) && isIsoDate(to) && from < to) {
      asked.set('freeFrom', from);
      asked.set('freeTo', to);
    }
    return asked.toString();
  }, [search]);
  const date = search.get('date');
  const zoom = search.get('zoom') ?? '';
  /**
   * Empty values vanish. Replaces the entry: "back" leaves the chart and does not replay its scrolling. Reads the bar
   * itself: what was changed a moment ago stands there at once, and in the router's parameters only after a render,
   * which waits for the panel's code.
   */
  const change = (values: { readonly [name in TapeParameter]?: string | undefined }) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    query,
    value: (name: TapeParameter): string => search.get(name) ?? '',
    date: isIsoDate(date) ? date : today,
    zoom: (Object.hasOwn(ZOOMS, zoom) ? zoom : 'week') as Zoom,
    row: Number(search.get('row') ?? 0) || 0,
    open: search.get('open') ?? undefined,
    change,
  };
}
