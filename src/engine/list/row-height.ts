import type { ClientField } from '../../config/types.ts';

/** Height of a line of text, px. */
const LINE = 22;
const TWO_LINES = 44;

/** How high the rows of these columns are, in px, at the density that the person has chosen. */
export function rowHeight(fields: readonly ClientField[]): number {
  const style = window.getComputedStyle(document.documentElement);
  const sizeOf = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const hasPicture = fields.some(({ type }) => type === 'image');
  const contents = [
    LINE,
    sizeOf('--k-icon-button'),
    ...(hasPicture ? [sizeOf('--k-thumb')] : []),
    ...(fields.some(({ display }) => display?.as === 'person') ? [TWO_LINES] : []),
  ];
  return Math.max(...contents) + 2 * sizeOf('--k-row');
}
