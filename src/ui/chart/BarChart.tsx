import { FiguresTable } from './FiguresTable.tsx';
import './bar-chart.css';

export type Bar = {
  readonly key: string;
  readonly label: string;
  /** One for each series; null = nothing to say. */
  readonly values: readonly (number | null)[];
  /** Where what it counts is to be seen. */
  readonly to?: string | undefined;
};
type BarChartProps = {
  /** What is shown, in a sentence. */
  readonly label: string;
  readonly series: readonly string[];
  readonly bars: readonly Bar[];
  /** The value at the top; absent = the highest. */
  readonly most?: number;
  /** The least value at the top, where bars are low or none. */
  readonly least?: number;
  readonly format: (value: number) => string;
  /** Title of the numbers below, which say the same without a picture. */
  readonly numbers: string;
  /** Head of their first column. */
  readonly of: string;
  /** Somebody pressed the bar at this place. */
  readonly onPick?: ((place: number) => void) | undefined;
};

/** units of the drawing */
const HEIGHT = 180;
const STEP = 64;
const GAP = 14;
const LINES = [0, 0.25, 0.5, 0.75, 1];

/** Bars beside each other, one colour and pattern of edges a series, with the same numbers as a table. */
export function BarChart({ label, series, bars, most, least = 1, format, numbers, of, onPick }: BarChartProps) {
  const highest = most ?? roundTop(Math.max(least, ...bars.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const width = Math.max(1, bars.length) * STEP;
  const thickness = (STEP - GAP) / Math.max(1, series.length);
  const heightOf = (value: number | null | undefined) =>
    (Math.max(0, Math.min(highest, value ?? 0)) / highest) * HEIGHT;
  return (
    <figure className="k-bar-chart">
      <ul className="k-bar-legend" aria-hidden="true">
        {series.map((name, index) => (
          <li key={name} className={`k-series-${index + 1}`}>
            {name}
          </li>
        ))}
      </ul>
      <div className="k-bar-room">
        <ol className="k-bar-axis" aria-hidden="true">
          {LINES.toReversed().map((share) => (
            <li key={share}>{format(highest * share)}</li>
          ))}
        </ol>
        <div className="k-bar-plane" style={{ minWidth: bars.length * 40 }}>
          <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
            {LINES.map((share) => (
              <line key={share} x1="0" x2={width} y1={HEIGHT * share} y2={HEIGHT * share} className="k-bar-line" />
            ))}
            {bars.map(({ key, label: name, values }, place) =>
              values.map((value, index) => (
                <rect
                  key={`${key} ${index}`}
                  className={`k-series-${index + 1}`}
                  x={place * STEP + GAP / 2 + index * thickness}
                  y={HEIGHT - heightOf(value)}
                  width={thickness - 2}
                  height={heightOf(value)}
                  {...(onPick && { className: `k-series-${index + 1} k-bar-picked`, onClick: () => onPick(place) })}
                >
                  <title>{`${name} · ${series[index] ?? ''}: ${value === null ? '–' : format(value)}`}</title>
                </rect>
              )),
            )}
          </svg>
          <ol className="k-bar-names" aria-hidden="true">
            {bars.map(({ key, label: name }) => (
              <li key={key}>{name}</li>
            ))}
          </ol>
        </div>
      </div>
      <FiguresTable label={label} numbers={numbers} of={of} series={series} rows={bars} format={format} />
    </figure>
  );
}

/** The next number above that four lines part into plain ones: 455 → 480, 13 → 16. */
export function roundTop(value: number): number {
  const unit = 4 * 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.ceil(value / unit) * unit;
}
