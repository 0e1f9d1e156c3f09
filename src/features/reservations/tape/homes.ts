import type { Home } from '../../../domain/estates/home-name.ts';
import type { TapeEstate } from './read-tape.ts';
import type { TapeStore } from './tape-store.ts';

/** A home as plans and questions name it. */
export const homeOfTape = ({ id, code, name }: TapeEstate): Home => ({ id, code, name });

/** The home of a row, when it is loaded. */
export function homeAt(store: TapeStore, estate: number): Home | undefined {
  const found = store.row(estate)?.estate;
  return found && homeOfTape(found);
}
