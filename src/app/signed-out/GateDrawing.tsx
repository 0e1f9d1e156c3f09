import './drawing.css';

/** A gate between tiled walls, with a lock on it. */
export function GateDrawing() {
  return (
    <svg className="k-drawing" viewBox="0 0 360 190" aria-hidden="true">
      <defs>
        <pattern
          id="gate-tiles"
          width="32"
          height="32"
          patternUnits="userSpaceOnUse"
          patternTransform="translate(4 12)"
        >
          <path
            className="k-drawing-tile"
            d="M16 2l4 4h6v6l4 4-4 4v6h-6l-4 4-4-4H6v-6l-4-4 4-4V6h6zM16 10l6 6-6 6-6-6z"
          />
        </pattern>
      </defs>
      <path className="k-drawing-wall" d="M20 172V60h320v112z" />
      <path fill="url(#gate-tiles)" d="M20 172V60h320v112z" />
      <path className="k-drawing-roof" d="M10 60h340l-10-14H20z" />
      <path className="k-drawing-storey" d="M112 172V74a68 58 0 0 1 136 0v98z" />
      <path className="k-drawing-door" d="M124 172V80a56 48 0 0 1 112 0v92z" />
      <path
        className="k-drawing-seam"
        d="M180 33v139M138 172V92M152 172V78M166 172V70M194 172V70M208 172V78M222 172V92"
      />
      <g className="k-drawing-lock">
        <path d="M168 112v-9a12 12 0 0 1 24 0v9" />
        <rect x="159" y="111" width="42" height="35" rx="7" />
        <circle cx="180" cy="126" r="4.500" />
        <path d="M180 128v8" />
      </g>
      <path className="k-drawing-line" d="M0 172h360" />
    </svg>
  );
}
