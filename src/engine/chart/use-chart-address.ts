import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isIsoDate, type IsoDate } from '../../domain/calendar/iso-date.ts';

/** Of several, an empty one counts too. */
type Value = string | readonly string[] | undefined;
/** The place of a chart of estates and days: what its links and "back" bring again. */
type Place = 'date' | 'row';

/**
 * Place and filters of a chart stand in the address. `query` holds the parameters that the server understands (`asked`);
 * the rest is how the chart looks.
 * @param asked a list that stays the same object
 * @param today where the chart begins without a date
 */
export function useChartAddress<Asked extends string, Other extends string = never>(
  asked: readonly Asked[],
  today: IsoDate,
) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const query = useMemo(() => {
    const known = new URLSearchParams();
    for (const name of asked) {
      const value = search.get(name);
      if (value !== null && value !== '') known.set(name, value);
    }
    return known.toString();
  }, [asked, search]);
  const date = search.get('date');
  /**
   * Empty values are removed. Replaces the history entry: "back" leaves the chart instead of replaying its scrolling.
   * Reads the address bar itself: it has the latest change at once, while the router's parameters follow only after a
   * render, which waits for the panel's code. Does nothing once somebody is navigating to another screen.
   */
  const change = (values: { readonly [name in Asked | Other | Place]?: Value }) => {
    if (window.location.pathname !== pathname) return;
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries<Value>(values)) {
      if (typeof value === 'string' && value !== '') next.set(name, value);
      else next.delete(name);
      if (typeof value === 'object') for (const each of value) next.append(name, each);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    query,
    value: (name: Asked | Other | Place): string => search.get(name) ?? '',
    values: (name: Other): readonly string[] => search.getAll(name),
    date: isIsoDate(date) ? date : today,
    row: Number(search.get('row') ?? 0) || 0,
    change,
  };
}
