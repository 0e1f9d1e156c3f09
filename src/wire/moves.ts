import type { Row } from '../config/types.ts';

/** A stay as the role may read it. */
export type MovedStay = Row & { readonly totalPrice?: number | null; readonly currency?: string | null };

/** What the server says of one move of a stay; money in minor units. */
export type CheckedMove = {
  readonly id: string;
  readonly code: string | null;
  readonly isFree: boolean;
  /** The price before; null where the role sees none. */
  readonly total: number | null;
  /** As it would be, or is. */
  readonly record?: MovedStay;
  /** What staff may override (AV6), in words. */
  readonly warnings?: readonly string[];
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly blockedBy?: { readonly kind: 'TAKEN' | 'BLOCKED'; readonly id: string; readonly code: string };
};

/** `POST /api/tape/moves`. */
export type CheckedMoves = {
  readonly items: readonly CheckedMove[];
  /** Roles that are notified of it. */
  readonly told: readonly string[];
};
