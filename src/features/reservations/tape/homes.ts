import type { Home } from '../../../domain/estates/home-name.ts';
import type { TapeEstate } from './read-tape.ts';
import type { TapeStore } from './tape-store.ts';

/** A home in the form of plans and dialogs. */
export const homeOfTape = ({ id, code, name }: TapeEstate): Home => ({ id, code, name });

/** The home of a row, if loaded. */
export function homeAt(store: TapeStore, estate: number): Home | undefined {
  const found = store.row(estate)?.estate;
  return found && homeOfTape(found);
}
