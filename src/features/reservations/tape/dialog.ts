import type { Home } from '../../../domain/estates/home-name.ts';
import type { TapeBlock } from '../../../domain/tape/stays.ts';
import type { PlacedStay } from './as-lifted.ts';

/** The one question that the chart asks at a time. */
export type Dialog =
  | { readonly kind: 'move'; readonly lifted: PlacedStay }
  | { readonly kind: 'range'; readonly homes: readonly Home[]; readonly checkIn: string; readonly checkOut: string }
  | {
      readonly kind: 'block';
      readonly block: TapeBlock;
      readonly from: Home;
      /** Where it shall be; another than `from` after a drag. */
      readonly home: Home;
      readonly checkIn: string;
      readonly checkOut: string;
    };
