import type { Home } from '../../../domain/estates/home-name.ts';
import type { TapeBlock } from '../../../domain/tape/stays.ts';
import type { PlacedStay } from './as-lifted.ts';

/** The chart's open dialog, one at a time. */
export type Dialog =
  | { readonly kind: 'move'; readonly lifted: PlacedStay }
  | { readonly kind: 'range'; readonly homes: readonly Home[]; readonly checkIn: string; readonly checkOut: string }
  | {
      readonly kind: 'block';
      readonly block: TapeBlock;
      readonly from: Home;
      /** Its target; differs from `from` after a drag. */
      readonly home: Home;
      readonly checkIn: string;
      readonly checkOut: string;
    };
