// antd has no charts.
import {
  ArcElement,
  BarController,
  BarElement,
  BubbleController,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  type ChartDataset,
  type ChartType,
  defaults,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
  type TooltipItem,
  Tooltip,
} from 'chart.js';
import { type Drawing, type ChartFigure, type ChartFigures, POINTS, type Series, SHARE_DRAWINGS } from './figures.ts';

// Only the drawing parts: legends and titles are text of the page.
Chart.register(
  ArcElement,
  BarElement,
  LineElement,
  PointElement,
  BarController,
  LineController,
  PieController,
  DoughnutController,
  RadarController,
  PolarAreaController,
  ScatterController,
  BubbleController,
  CategoryScale,
  LinearScale,
  RadialLinearScale,
  Filler,
  Tooltip,
);

const TYPES: { readonly [as in Drawing]: ChartType } = {
  column: 'bar',
  bar: 'bar',
  line: 'line',
  area: 'line',
  pie: 'pie',
  donut: 'doughnut',
  radar: 'radar',
  polar: 'polarArea',
  scatter: 'scatter',
  bubble: 'bubble',
};
/** Labels from which the points of a line would hide it. */
const MANY = 60;
const DASHES = [[], [6, 4], [2, 3], [10, 4, 2, 4]] as const;
const MARKS = ['circle', 'rect', 'triangle', 'rectRot', 'star', 'cross'] as const;

/** Colours as the theme has them now, as `rgb(…)`. */
export type Paint = {
  readonly series: readonly string[];
  /** Colours of the labels, where each label has its own. */
  readonly labels?: readonly string[];
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly surface: string;
  readonly font: string;
};

type Setup = {
  readonly paint: Paint;
  readonly isStill: boolean;
  readonly onPick?: (place: number) => void;
};

/** Draws on the canvas. @returns what takes the drawing away */
export function drawChart(canvas: HTMLCanvasElement, figures: ChartFigures, setup: Setup): () => void {
  defaults.font.family = setup.paint.font;
  const chart = new Chart(canvas, chartOf(figures, setup));
  return () => chart.destroy();
}

/** The library's own words for it. */
export function chartOf(figures: ChartFigures, { paint, isStill, onPick }: Setup): ChartConfiguration {
  const { as, labels, series, format, isBare } = figures;
  return {
    type: TYPES[as],
    data: {
      labels: [...labels],
      datasets: series.map((one, index) => datasetOf({ one, index, figures, paint })),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: isStill ? false : { duration: 500 },
      color: paint.muted,
      ...(as === 'bar' && { indexAxis: 'y' as const }),
      ...(as === 'donut' && { cutout: '68%' }),
      interaction: { mode: SHARE_DRAWINGS.includes(as) || POINTS.includes(as) ? 'nearest' : 'index', intersect: false },
      ...(onPick && {
        onClick: (_, [picked]) => {
          if (picked) onPick(picked.index);
        },
        onHover: ({ native }, items) => {
          if (native?.target instanceof HTMLElement) native.target.style.cursor = items.length > 0 ? 'pointer' : '';
        },
      }),
      scales: scalesOf(figures, paint),
      plugins: {
        tooltip: {
          enabled: !isBare,
          backgroundColor: paint.text,
          titleColor: paint.surface,
          bodyColor: paint.surface,
          padding: 10,
          callbacks: { label: (item) => tooltipOf(item, { as, format }) },
        },
      },
    },
  };
}

type Wanted = { readonly one: Series; readonly index: number; readonly figures: ChartFigures; readonly paint: Paint };

function datasetOf({ one, index, figures: { as, labels, isBare }, paint }: Wanted): ChartDataset {
  const color = colorAt(paint, index);
  const data = one.values.map(pointOf);
  if (SHARE_DRAWINGS.includes(as)) {
    const colors = paint.labels ? [...paint.labels] : labels.map((_, place) => colorAt(paint, place));
    const fill = { backgroundColor: colors, hoverBackgroundColor: colors };
    return { label: one.label, data, ...fill, borderColor: paint.surface, borderWidth: 2 };
  }
  const drawn = one.as ?? (as === 'bar' ? 'column' : as);
  if (drawn === 'column') {
    const colors = paint.labels ? [...paint.labels] : color;
    const fill = { backgroundColor: colors, hoverBackgroundColor: colors };
    return {
      ...(one.as && { type: 'bar' }),
      label: one.label,
      data,
      ...fill,
      borderRadius: 5,
      maxBarThickness: 34,
      order: 1,
    };
  }
  const isFilled = drawn === 'area' || drawn === 'radar' || drawn === 'bubble';
  const fill = isFilled ? faint(color) : color;
  return {
    ...(one.as && { type: 'line' }),
    label: one.label,
    data,
    backgroundColor: fill,
    hoverBackgroundColor: fill,
    borderColor: color,
    borderWidth: 2,
    // Told apart without colours too.
    borderDash: [...(DASHES[index % DASHES.length] ?? [])],
    pointStyle: MARKS[index % MARKS.length],
    pointBackgroundColor: color,
    ...(drawn !== 'bubble' && { pointRadius: isBare || labels.length > MANY ? 0 : drawn === 'scatter' ? 5 : 3 }),
    fill: isFilled,
    tension: drawn === 'radar' ? 0 : 0.35,
    order: 0,
  };
}

/** Values a canvas cannot inherit: colours of lines and texts. */
function scalesOf(
  { as, isStacked, formatShort, most, least, isCut, isBare }: ChartFigures,
  { muted, line, surface }: Paint,
): object {
  if (as === 'pie' || as === 'donut') return {};
  if (isBare) return { x: { display: false }, y: { display: false } };
  const values = { color: muted, callback: (value: number | string) => formatShort(Number(value)), maxTicksLimit: 6 };
  if (as === 'radar' || as === 'polar') {
    const ticks = { ...values, backdropColor: surface, z: 1 };
    const lines = { color: line };
    return { r: { beginAtZero: true, grid: lines, angleLines: lines, ticks, pointLabels: { color: muted } } };
  }
  const border = { color: line };
  const names = { grid: { display: false }, border, ticks: { color: muted, maxRotation: 45 }, stacked: isStacked };
  const measure = {
    beginAtZero: !isCut,
    ...(most !== undefined && { max: most }),
    ...(least !== undefined && { suggestedMax: least }),
    grid: { color: line },
    border,
    ticks: values,
    stacked: isStacked,
  };
  if (POINTS.includes(as)) return { x: { ...measure, beginAtZero: false }, y: measure };
  return as === 'bar' ? { x: measure, y: names } : { x: names, y: measure };
}

function tooltipOf(
  { dataset, label, raw }: TooltipItem<ChartType>,
  { as, format }: Pick<ChartFigures, 'as' | 'format'>,
) {
  const name = SHARE_DRAWINGS.includes(as) ? label : (dataset.label ?? '');
  if (typeof raw === 'number') return `${name}: ${format(raw)}`;
  const { x, y } = raw as { x: number; y: number };
  return `${name}: ${format(x)} · ${format(y)}`;
}

const pointOf = (figure: ChartFigure) => {
  if (typeof figure === 'number' || figure === null) return figure;
  const [x = 0, y = 0, r] = figure;
  return { x, y, ...(r !== undefined && { r }) };
};

const colorAt = ({ series }: Paint, index: number): string => series[index % series.length] ?? 'gray';

const faint = (color: string): string => color.replace(/^rgb\((.*)\)$/, 'rgba($1, 0.18)');
