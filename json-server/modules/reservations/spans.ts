import type { Block, BookedStay } from '../../../src/domain/reservation/occupancy.ts';
import type { Span, Tables } from '../../tenancy/company.ts';
import { blocksNights, nightsOf } from '../../../src/domain/reservation/occupancy.ts';
import { isReleased } from '../../../src/domain/reservation/status.ts';
import type { Row } from '../../../src/config/types.ts';
import type { OutOfOrderPeriodsRow } from '../../stored/out-of-order-periods.ts';
import type { ReservationsRow } from '../../stored/reservations.ts';

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
const asStay = (row: Row): BookedStay & { readonly estateId: string } =>
  row as ReservationsRow as BookedStay & { readonly estateId: string };
const asBlock = (row: Row): Block & { readonly estateId: string } =>
  row as OutOfOrderPeriodsRow as Block & { readonly estateId: string };

/** The nights that a reservation takes of its home. */
export function staySpan(row: Row): Span | undefined {
  const stay = asStay(row);
  if (isReleased(stay.status)) return undefined;
  const { estateId: of, status, holdExpiresAt } = stay;
  return { of, ...nightsOf(stay), ...(status === 'PENDING' && holdExpiresAt ? { until: holdExpiresAt } : {}) };
}

/** The nights that a time out of order takes of its home. */
export function blockSpan(row: Row): Span | undefined {
  const { estateId, from, to, ...block } = asBlock(row);
  return blocksNights(block) ? { of: estateId, from, to } : undefined;
}

/** The stays and blocks of an estate around the wanted nights, looked up when they are first asked for. */
export function occupancyOf(
  table: Tables,
  wanted: Span,
): { readonly stays: Iterable<BookedStay>; readonly blocks: Iterable<Block> } {
  const lazily = <Item>(collection: string): Iterable<Item> => ({
    [Symbol.iterator]: () =>
      (table(collection).overlapping(wanted) as Iterable<unknown> as Iterable<Item>)[Symbol.iterator](),
  });
  return { stays: lazily('reservations'), blocks: lazily('out-of-order-periods') };
}
