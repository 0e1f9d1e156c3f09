import { type RefObject, useMemo, useState } from 'react';
import { axisAround, hasDay, type Zoom } from '../../domain/calendar/axis.ts';
import { dateOfDayNumber, dayNumber, type IsoDate } from '../../domain/calendar/iso-date.ts';
import type { ChartPosition } from './use-view.ts';

type Address = {
  readonly date: IsoDate;
  readonly row: number;
  readonly change: (values: { readonly date: IsoDate; readonly row?: string }) => void;
};

/**
 * The position of a chart in time: where it opens, and how it moves. The address follows.
 * @param grid the scrolling element
 */
export function useChartPlace(setup: {
  readonly address: Address;
  readonly zoom: Zoom;
  readonly grid: RefObject<{ readonly show: (day: number) => void } | null>;
}) {
  const { address, zoom, grid } = setup;
  const [anchor, setAnchor] = useState(address.date);
  const [start] = useState(() => ({ day: dayNumber(address.date), line: address.row }));
  const axis = useMemo(() => axisAround(anchor, zoom), [anchor, zoom]);
  const show = (day: number) => {
    if (!hasDay(axis, day)) setAnchor(dateOfDayNumber(day));
    grid.current?.show(day);
    address.change({ date: dateOfDayNumber(day) });
  };
  /** The chart has come to rest there. */
  const handleRest = ({ day, line }: ChartPosition) =>
    address.change({ date: dateOfDayNumber(day), row: line > 0 ? String(line) : '' });
  return { axis, start, show, handleRest };
}
