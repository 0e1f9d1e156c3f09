import type { Row } from '../../config/types.ts';
import type { RowSource } from './row-source.ts';

/** The rows of tables and the cards of phones; each says which record it is. */
export const ROW = '.k-list-panel :is([data-row-key], [data-row])';

export function recordOfElement({ dataset }: HTMLElement, source: RowSource): Row | undefined {
  const id = dataset['rowKey'] ?? dataset['row'];
  for (let index = 0; index < source.count; index += 1) {
    const record = source.at(index);
    if (record?.id === id) return record;
  }
  return undefined;
}
