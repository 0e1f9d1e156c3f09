import './sparkline.css';

type SparklineProps = {
  /** What is shown, in a sentence. */
  readonly label: string;
  readonly values: readonly number[];
};

const WIDTH = 100;
const HEIGHT = 30;

/** The way of a number, drawn small and without a library. */
export function Sparkline({ label, values }: SparklineProps) {
  const points = sparkPoints(values);
  return (
    <svg
      className="k-spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} />
      <polyline points={points} />
    </svg>
  );
}

/** The highest at the top, the lowest at the bottom, with room for the line's own thickness. */
export function sparkPoints(values: readonly number[]): string {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const heightOf = (value: number) =>
    most === least ? HEIGHT / 2 : 2 + ((most - value) / (most - least)) * (HEIGHT - 4);
  return values.map((value, place) => `${round(place * step)},${round(heightOf(value))}`).join(' ');
}

const round = (value: number) => Math.round(value * 100) / 100;
