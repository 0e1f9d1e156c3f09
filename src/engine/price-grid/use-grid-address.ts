import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isIsoDate, type IsoDate } from '../../domain/calendar/iso-date.ts';

/** Parameters that the server understands; the rest is where the grid stands. */
const ASKED = ['q', 'group', 'project', 'district'] as const;
export type GridParameter = (typeof ASKED)[number] | 'date' | 'row';

/** Place and filters stand in the address, so that links and "back" bring them again. */
export function useGridAddress(today: IsoDate) {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => {
    const asked = new URLSearchParams();
    for (const name of ASKED) {
      const value = search.get(name);
      if (value !== null && value !== '') asked.set(name, value);
    }
    return asked.toString();
  }, [search]);
  const date = search.get('date');
  /** Empty values vanish. Replaces the entry, and reads the bar itself, where the last change stands at once. */
  const change = (values: { readonly [name in GridParameter]?: string | undefined }) => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    query,
    value: (name: GridParameter): string => search.get(name) ?? '',
    date: isIsoDate(date) ? date : today,
    row: Number(search.get('row') ?? 0) || 0,
    change,
  };
}
