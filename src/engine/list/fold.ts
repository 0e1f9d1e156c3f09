/** A column that may give way where the screen is narrower than the list. */
export type Foldable = {
  readonly name: string;
  /** The width it needs, px. */
  readonly width: number;
  /** `low` gives way first, `high` last. */
  readonly priority?: 'low' | 'high' | undefined;
};

const RANK = { low: 0, high: 2 } as const;
const rankOf = ({ priority }: Foldable): number => (priority === undefined ? 1 : RANK[priority]);

/**
 * Names of the columns to hide so the others fit: lowest priority first, among equals the last one.
 * @param room px
 * @param essential columns that are never hidden: the record's name, the sort column
 */
export function foldedColumns(columns: readonly Foldable[], room: number, essential: ReadonlySet<string>): string[] {
  let needed = columns.reduce((sum, { width }) => sum + width, 0);
  const inOrder = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => !essential.has(column.name))
    .toSorted((a, b) => rankOf(a.column) - rankOf(b.column) || b.index - a.index);
  const folded: Foldable[] = [];
  for (const { column } of inOrder) {
    if (needed <= room) break;
    needed -= column.width;
    folded.push(column);
  }
  // A wide one that went at last may have left room for a narrow one.
  const back = folded.toReversed().filter(({ width }) => {
    if (needed + width > room) return false;
    needed += width;
    return true;
  });
  return folded.filter((column) => !back.includes(column)).map(({ name }) => name);
}
