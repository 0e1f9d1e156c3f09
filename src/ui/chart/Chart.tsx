// antd has no charts.
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { REDUCED_MOTION, useMedia } from '../use-media.ts';
import { hueOf, seriesColor } from './colors.ts';
import { drawChart } from './draw-chart.ts';
import { type ChartFigures, POINTS, SHARE_DRAWINGS } from './figures.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { paintAt, useLook } from './use-paint.ts';
import './chart.css';

export type ChartProps = {
  /** A description in a sentence. */
  readonly label: string;
  readonly figures: ChartFigures;
  /** Opens the same as a table; absent where the label says it all. */
  readonly numbers?: string;
  /** Head of the table's first column. */
  readonly of?: string;
  /** Names a single series, too. */
  readonly isNamed?: boolean;
  /** The pages with the counted records, one per label. */
  readonly links?: readonly (string | undefined)[] | undefined;
  /** Called when something drawn at a label is clicked. */
  readonly onPick?: ((place: number) => void) | undefined;
};

/** A chart in the theme's colours, redrawn when the theme changes; its name and figures are text beside it. */
export default function Chart({ label, figures: now, numbers, of = '', isNamed = false, links, onPick }: ChartProps) {
  // The parent creates these on each render; redraw only when their content changes.
  const [figures, setFigures] = useState(now);
  if (JSON.stringify(figures) !== JSON.stringify(now)) setFigures(now);
  const picked = useRef(onPick);
  useEffect(() => {
    picked.current = onPick;
  }, [onPick]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<ChartFigures>(undefined);
  const isStill = useMedia(REDUCED_MOTION);
  const look = useLook();
  const { as, labels, series, colors } = figures;
  const isPicked = onPick !== undefined;
  useEffect(() => {
    if (!canvas.current) return undefined;
    // The same figures in other colours need no movement.
    const isMoved = !isStill && drawn.current !== figures;
    drawn.current = figures;
    canvas.current.dataset['look'] = look;
    return drawChart(canvas.current, figures, {
      paint: paintAt(canvas, colors),
      isStill: !isMoved,
      ...(isPicked && { onPick: (place: number) => picked.current?.(place) }),
    });
  }, [figures, colors, look, isStill, isPicked]);
  const isShare = SHARE_DRAWINGS.includes(as);
  const names = isShare ? labels : series.map((one) => one.label);
  return (
    <figure className="k-drawing">
      <div className={numbers === undefined ? 'k-drawing-small' : 'k-drawing-room'}>
        <canvas ref={canvas} role="img" aria-label={label} />
      </div>
      {numbers !== undefined && (names.length > 1 || isShare || isNamed) && (
        <ul className="k-line k-muted k-small k-drawing-names" aria-hidden="true">
          {names.map((name, index) => (
            <li
              key={`${index} ${name}`}
              style={{ '--k-series': colors && isShare ? hueOf(colors[index]) : seriesColor(index) } as CSSProperties}
            >
              {name}
            </li>
          ))}
        </ul>
      )}
      {numbers !== undefined && (
        <FiguresTable label={label} numbers={numbers} of={of} format={now.format} {...tableOf(figures, links)} />
      )}
    </figure>
  );
}

/** Rows and columns of the same figures; points stand below each other, with their places as columns. */
function tableOf({ as, labels, series }: ChartFigures, links: ChartProps['links']) {
  if (POINTS.includes(as)) {
    const rows = series.flatMap(({ label, values }, index) =>
      values.map((value, place) => ({
        key: `${index} ${place}`,
        label,
        values: Array.isArray(value) ? (value as readonly number[]) : [],
      })),
    );
    return { series: ['x', 'y', 'r'].slice(0, Math.max(...rows.map(({ values }) => values.length))), rows };
  }
  const rows = labels.map((label, place) => ({
    key: `${place} ${label}`,
    label,
    values: series.map(({ values }) => {
      const value = values[place];
      return typeof value === 'number' ? value : null;
    }),
    to: links?.[place],
  }));
  return { series: series.map(({ label }) => label), rows };
}
