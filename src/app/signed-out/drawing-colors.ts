/** In the colours of the theme, so that it is day in the light one and evening in the dark one. */
const accent = (share: number, other = 'var(--k-surface)') => `color-mix(in srgb, var(--k-accent) ${share}%, ${other})`;

export const WALL = accent(22);
export const TILE = accent(34);
export const STOREY = accent(38);
export const LINE = accent(60);
export const DOOR = accent(66);
export const ROOF = accent(80, 'black');
export const SEAM = 'color-mix(in srgb, var(--k-accent-strong) 80%, black)';
export const GOLD = 'var(--k-gold)';
export const POLE = 'color-mix(in srgb, var(--k-gold) 55%, black)';
/** What is drawn on gold. */
export const DARK = 'var(--k-on-gold)';
