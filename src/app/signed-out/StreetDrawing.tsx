import './drawing.css';

/** A row of houses in which one is missing: only its outline and a sign stand on the plot. */
export function StreetDrawing() {
  return (
    <svg className="k-drawing" viewBox="0 0 360 190" aria-hidden="true">
      <circle className="k-drawing-glow" cx="304" cy="38" r="17" />
      <path className="k-drawing-line" d="M0 172h360" />
      <House x={14} height={92} />
      <g className="k-drawing-missing">
        <path d="M130 172v-74l47-34 47 34v74" />
        <path d="M160 172v-34h34v34" />
      </g>
      <g className="k-drawing-sign">
        <path d="M177 172v-46" />
        <rect x="156" y="92" width="42" height="34" rx="5" />
        <text x="177" y="116" textAnchor="middle">
          ?
        </text>
      </g>
      <House x={246} height={76} />
    </svg>
  );
}

/** An old town house: the upper floor stands out over the street. */
function House({ x, height }: { readonly x: number; readonly height: number }) {
  const top = 172 - height;
  const middle = top + height / 2 + 4;
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="k-drawing-wall" d={`M8 172v${middle - 172}h84v${172 - middle}z`} />
      <path className="k-drawing-storey" d={`M0 ${middle}v${top - middle}h100v${middle - top}z`} />
      <path className="k-drawing-roof" d={`M-8 ${top}h116l-16-20h-84z`} />
      {[14, 42, 70].map((at, nth) => (
        <rect
          key={at}
          className={nth === 1 ? 'k-drawing-lit' : 'k-drawing-pane'}
          x={at}
          y={top + 11}
          width="16"
          height={middle - top - 22}
          rx="2"
        />
      ))}
      <path className="k-drawing-door" d={`M38 172v-22a12 12 0 0 1 24 0v22z`} />
    </g>
  );
}
