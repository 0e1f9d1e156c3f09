import type { SheetLine } from '../../../src/wire/workbooks.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { sendInPieces } from '../../http/reply.ts';
import { createPlaces } from '../../records/files/upload-places.ts';
import { readSheet, receiveSheet } from '../../records/import/read-sheet.ts';
import type { ImportSheet, SheetRow } from '../../records/import/sheet.ts';
import { createSlices } from '../../store/slices.ts';

/** Two years of days, plus the leading columns. */
const MAX_COLUMNS = 800;

/** Max fifteen digits, so that the number equals the one in the file. */
const cellOf = (cell: SheetRow['cells'][number]): SheetLine[number] =>
  cell === undefined ? null : cell.kind === 'number' || cell.kind === 'percent' ? Number(cell.text) : cell.text;

function* piecesOf({ format, rows }: ImportSheet): Generator<string> {
  yield `{"format":"${format}","rows":[`;
  for (const [index, { number, cells }] of rows.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify({ number, cells: Array.from(cells, cellOf) })}`;
  }
  yield ']}';
}

/** Parses a price file into rows; stores nothing. The grid previews the changes and saves them. */
export function priceFileRoutes(): readonly Route[] {
  const places = createPlaces();
  return [
    {
      method: 'POST',
      path: '/api/price-grid/file',
      answer: 'ReadSheet',
      access: { subject: 'DailyPrice', action: 'edit' },
      handle: async ({ caller, request, response }: SignedCall) => {
        const giveBack = places.take(caller);
        try {
          const sheet = await readSheet(await receiveSheet(request), createSlices().pause, MAX_COLUMNS);
          await sendInPieces({ request, response, pieces: piecesOf(sheet) });
        } finally {
          giveBack();
        }
        return undefined;
      },
    },
  ];
}
