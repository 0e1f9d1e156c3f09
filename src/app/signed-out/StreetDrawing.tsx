import { DARK, DOOR, GOLD, LINE, POLE, ROOF, STOREY, WALL } from './drawing-colors.ts';

/** A row of houses in which one is missing: only its outline and a sign stand on the plot. */
export function StreetDrawing() {
  return (
    <svg className="k-drawing" viewBox="0 0 360 190" aria-hidden="true">
      <circle fill={GOLD} cx="304" cy="38" r="17" />
      <path fill="none" stroke={LINE} strokeWidth={2.5} strokeLinecap="round" d="M0 172h360" />
      <House x={14} height={92} />
      <g
        fill="none"
        stroke="var(--k-accent)"
        strokeDasharray="6 6"
        strokeLinejoin="round"
        strokeWidth={2}
        opacity={0.7}
      >
        <path d="M130 172v-74l47-34 47 34v74" />
        <path d="M160 172v-34h34v34" />
      </g>
      <g fontWeight={700} fontSize={22}>
        <path d="M177 172v-46" stroke={POLE} strokeLinecap="round" strokeWidth={5} />
        <rect fill={GOLD} x="156" y="92" width="42" height="34" rx="5" />
        <text fill={DARK} x="177" y="116" textAnchor="middle">
          ?
        </text>
      </g>
      <House x={246} height={76} />
    </svg>
  );
}

/** An old town house: the upper floor juts out over the street. */
function House({ x, height }: { readonly x: number; readonly height: number }) {
  const top = 172 - height;
  const middle = top + height / 2 + 4;
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill={WALL} d={`M8 172v${middle - 172}h84v${172 - middle}z`} />
      <path fill={STOREY} d={`M0 ${middle}v${top - middle}h100v${middle - top}z`} />
      <path fill={ROOF} d={`M-8 ${top}h116l-16-20h-84z`} />
      {[14, 42, 70].map((at, nth) => (
        <rect
          key={at}
          {...(nth === 1 ? { fill: GOLD } : { fill: 'var(--k-surface)', opacity: 0.75 })}
          x={at}
          y={top + 11}
          width="16"
          height={middle - top - 22}
          rx="2"
        />
      ))}
      <path fill={DOOR} d={`M38 172v-22a12 12 0 0 1 24 0v22z`} />
    </g>
  );
}
