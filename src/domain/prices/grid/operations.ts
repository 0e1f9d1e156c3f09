import { type Below, nightOf, type Own, type Patch, realPatch, UNSET_CELL } from './cell.ts';
import { type CellRange, type CellPlace, cellsIn, repeatedCell } from './range.ts';
import { type CellChange, type Edit, editAt, type PriceSheet } from './sheet.ts';
import { priceOf, readEntry } from './typed.ts';

/** A loaded night. */
export type KnownNight = {
  readonly estateId: string;
  readonly currency: string;
  readonly below: Below;
  readonly own: Own | undefined;
  /** The server's version of its record; '' = none. */
  readonly seen: string;
};
export type NightLookup = (cell: CellPlace) => KnownNight | undefined;

/** A cell left unchanged, with the reason. `text` is its intended value. */
export type Wrong = {
  readonly cell: CellPlace;
  readonly text: string;
  readonly why: 'text' | 'price' | 'currency' | 'outside';
};
/** The result of an operation; `mixed` = one price for several currencies, so nothing changes. */
export type GridOutcome = {
  readonly changes: readonly CellChange[];
  readonly wrong: readonly Wrong[];
  readonly isMixed?: boolean;
};

type Place = { readonly sheet: PriceSheet; readonly look: NightLookup; readonly roundTo?: number };
export type ClipboardSeparator = '.' | ',';

/** Applies a function to cells; `say` returns the change, the problem, or nothing. */
function over(
  { sheet, look }: Place,
  cells: Iterable<CellPlace>,
  say: (cell: CellPlace, night: KnownNight, amount: number) => Patch | Omit<Wrong, 'cell'> | undefined,
): GridOutcome {
  const changes: CellChange[] = [];
  const wrong: Wrong[] = [];
  for (const cell of cells) {
    const night = look(cell);
    if (!night) {
      wrong.push({ cell, text: '', why: 'outside' });
      continue;
    }
    const { estateId } = night;
    const typed = editAt(sheet, estateId, cell.day);
    const result = say(cell, night, nightOf(night.below, night.own, typed?.patch).amount);
    if (result === undefined) continue;
    if ('why' in result) wrong.push({ cell, ...result });
    else changes.push({ estateId, day: cell.day, edit: editOf({ night, typed, change: result }) });
  }
  return { changes, wrong };
}

/** The edit of an unchanged cell, so the sheet contains it too. */
function editOf(setup: { night: KnownNight; typed: Edit | undefined; change: Patch }): Edit | undefined {
  const { night, typed, change } = setup;
  const patch = realPatch(night.own, { ...typed?.patch, ...change });
  if (patch === undefined) return undefined;
  const isSame = typed !== undefined && JSON.stringify(typed.patch) === JSON.stringify(patch);
  return isSame ? typed : { patch, seen: typed?.seen ?? night.seen };
}

/**
 * Types a price, or a change of prices (`+10%`, `-50`), into all cells of a box. An amount for estates with several
 * currencies is refused as a whole: 5,000 lira and 5,000 euro are not the same.
 */
export function typeIntoCells(
  place: Place & { box: CellRange; typed: string; separator: ClipboardSeparator },
): GridOutcome {
  const { box, typed, separator, look, roundTo = 0 } = place;
  const entry = readEntry(typed, separator);
  if (!entry) return { changes: [], wrong: [{ cell: { row: box.top, day: box.left }, text: typed, why: 'text' }] };
  if (entry.kind !== 'percent') {
    const currencies = new Set<string>();
    for (let row = box.top; row <= box.bottom; row += 1) {
      const night = look({ row, day: box.left });
      if (night) currencies.add(night.currency);
    }
    if (currencies.size > 1) return { changes: [], wrong: [], isMixed: true };
  }
  return over(place, cellsIn(box), (_cell, { currency }, amount) => {
    const price = priceOf({ entry, amount, currency, separator, roundTo });
    return price === undefined ? { text: typed, why: 'price' } : { price };
  });
}

/** Sets rules (minimum nights, closed …) on all cells of a box, or resets those of the cells' own records. */
export const setRules = (place: Place & { box: CellRange; rules: Patch }): GridOutcome =>
  over(place, cellsIn(place.box), () => place.rules);

/** Back to season, group and estate: only the price, or all values of the cells' own records. */
export const clearCells = (place: Place & { box: CellRange; isAll: boolean }): GridOutcome =>
  over(place, cellsIn(place.box), () => (place.isAll ? UNSET_CELL : { price: null }));

/** Copies prices of `from` into the cells of `to`, repeating the pattern. Prices in another currency are not copied. */
export function fillCells(place: Place & { from: CellRange; to: CellRange }): GridOutcome {
  const { from, to, look, sheet } = place;
  return over(place, cellsIn(to), (cell, night) => {
    const source = look(repeatedCell(from, cell));
    if (!source) return { text: '', why: 'outside' };
    if (source.currency !== night.currency) return { text: source.currency, why: 'currency' };
    const day = repeatedCell(from, cell).day;
    return { price: nightOf(source.below, source.own, editAt(sheet, source.estateId, day)?.patch).amount };
  });
}

/**
 * Pastes a table from a spreadsheet, starting at the box's corner; a single cell fills the box. Empty cells change
 * nothing; invalid prices are reported and skipped.
 */
export function pasteCells(
  place: Place & { box: CellRange; table: readonly (readonly string[])[]; separator: ClipboardSeparator },
): GridOutcome {
  const { box, table, separator } = place;
  const [[only = ''] = []] = table;
  if (table.length === 1 && table[0]?.length === 1) {
    const typed = only.trim();
    return typed === '' ? { changes: [], wrong: [] } : typeIntoCells({ ...place, typed });
  }
  const cells = table.flatMap((texts, row) =>
    texts.flatMap((text, column) =>
      text.trim() === '' ? [] : [{ row: box.top + row, day: box.left + column, text: text.trim() }],
    ),
  );
  const texts = new Map(cells.map(({ row, day, text }) => [`${row} ${day}`, text]));
  const outcome = over(place, cells, ({ row, day }, { currency }, amount) => {
    const text = texts.get(`${row} ${day}`) ?? '';
    const entry = readEntry(text, separator);
    // A price change or a formula is not a price in a pasted table.
    if (entry?.kind !== 'price') return { text, why: 'text' };
    const price = priceOf({ entry, amount, currency, separator });
    return price === undefined ? { text, why: 'price' } : { price };
  });
  const named = outcome.wrong.map((wrong) => ({
    ...wrong,
    text: texts.get(`${wrong.cell.row} ${wrong.cell.day}`) ?? wrong.text,
  }));
  return { ...outcome, wrong: named };
}
