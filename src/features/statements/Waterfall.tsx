import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { WaterfallStep } from './figures.ts';
import './statements.css';

type WaterfallProps = {
  readonly steps: readonly WaterfallStep[];
  readonly label: string;
  readonly nameOf: (step: WaterfallStep) => string;
  readonly textOf: (step: WaterfallStep) => string;
};

/** units of the drawing: of names, bars and amounts; on a phone fewer units keep the text size */
const ROW = 26;
const WIDE = { names: 180, bars: 400, amounts: 130 };
const NARROW = { names: 124, bars: 90, amounts: 100 };

/** The steps as bars, each starting where the previous one ends; the table beside it has the same numbers. */
export function Waterfall({ steps, label, nameOf, textOf }: WaterfallProps) {
  const { names, bars, amounts } = useMedia(PHONE) ? NARROW : WIDE;
  const ends = steps.flatMap(({ from, to }) => [from, to]);
  const least = Math.min(0, ...ends);
  const most = Math.max(0, ...ends);
  const room = Math.max(1, most - least);
  const x = (value: number) => names + ((value - least) / room) * bars;
  const height = steps.length * ROW;
  return (
    <svg
      className="k-st-waterfall"
      viewBox={`0 0 ${names + bars + amounts} ${height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMinYMin meet"
    >
      <line stroke="var(--k-border-strong)" x1={x(0)} x2={x(0)} y1={0} y2={height} />
      {steps.map((step, index) => {
        const left = Math.min(step.from, step.to);
        const right = Math.max(step.from, step.to);
        const tone = step.isSum ? 1 : step.amount < 0 ? 5 : 2;
        const y = index * ROW;
        return (
          <g key={step.figure}>
            <text x={names - 8} y={y + 17} textAnchor="end">
              {nameOf(step)}
            </text>
            <rect
              fill={`var(--k-chart-${tone})`}
              stroke="var(--k-text)"
              strokeWidth={0.5}
              x={x(left)}
              y={y + 5}
              width={Math.max(1.5, x(right) - x(left))}
              height={ROW - 10}
              rx={2}
            />
            <text x={x(most) + 6} y={y + 17}>
              {textOf(step)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
