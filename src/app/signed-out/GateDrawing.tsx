import { DARK, DOOR, GOLD, LINE, ROOF, SEAM, STOREY, TILE, WALL } from './drawing-colors.ts';

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
            fill="none"
            stroke={TILE}
            d="M16 2l4 4h6v6l4 4-4 4v6h-6l-4 4-4-4H6v-6l-4-4 4-4V6h6zM16 10l6 6-6 6-6-6z"
          />
        </pattern>
      </defs>
      <path fill={WALL} d="M20 172V60h320v112z" />
      <path fill="url(#gate-tiles)" d="M20 172V60h320v112z" />
      <path fill={ROOF} d="M10 60h340l-10-14H20z" />
      <path fill={STOREY} d="M112 172V74a68 58 0 0 1 136 0v98z" />
      <path fill={DOOR} d="M124 172V80a56 48 0 0 1 112 0v92z" />
      <path
        fill="none"
        stroke={SEAM}
        strokeWidth={1.5}
        strokeLinecap="round"
        opacity={0.5}
        d="M180 33v139M138 172V92M152 172V78M166 172V70M194 172V70M208 172V78M222 172V92"
      />
      <g>
        <path fill="none" stroke={GOLD} strokeWidth={6} d="M168 112v-9a12 12 0 0 1 24 0v9" />
        <rect fill={GOLD} x="159" y="111" width="42" height="35" rx="7" />
        <circle fill={DARK} cx="180" cy="126" r="4.500" />
        <path stroke={DARK} strokeLinecap="round" strokeWidth={4} d="M180 128v8" />
      </g>
      <path fill="none" stroke={LINE} strokeWidth={2.5} strokeLinecap="round" d="M0 172h360" />
    </svg>
  );
}
