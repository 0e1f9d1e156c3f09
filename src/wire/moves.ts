import type { Row } from '../config/types.ts';

/** A stay as the role may read it. */
export type MovedStay = Row & { readonly totalPrice?: number | null; readonly currency?: string | null };

/** The server's check of moving a stay; money in minor units. */
export type CheckedMove = {
  readonly id: string;
  readonly code: string | null;
  readonly isFree: boolean;
  /** The price before; null if hidden from the role. */
  readonly total: number | null;
  /** The record after the move. */
  readonly record?: MovedStay;
  /** Rules staff may override (AV6), as texts. */
  readonly warnings?: readonly string[];
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly blockedBy?: { readonly kind: 'TAKEN' | 'BLOCKED'; readonly id: string; readonly code: string };
};

/** `POST /api/tape/moves`. */
export type CheckedMoves = {
  readonly items: readonly CheckedMove[];
  /** Roles that are notified. */
  readonly told: readonly string[];
};
