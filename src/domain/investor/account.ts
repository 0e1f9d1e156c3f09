import type { IsoDate } from '../calendar/iso-date.ts';

/** A published statement, as the owner's account sees it; amounts in minor units. */
export type AccountStatement = {
  readonly id: string;
  readonly estateId: string;
  readonly year: number;
  readonly month: number;
  readonly currency: string;
  readonly amount: number;
  readonly withholdingTax: number;
  readonly publishedOn: IsoDate;
  /** The payout and its date; absent = none yet. */
  readonly payout?: { readonly on: IsoDate; readonly amount: number };
};
export type AccountMovement = {
  readonly id: string;
  readonly date: IsoDate;
  readonly kind: 'STATEMENT' | 'WITHHOLDING' | 'PAYOUT';
  readonly statement: AccountStatement;
  readonly debit: number;
  readonly credit: number;
};
export type AccountExtract = {
  readonly opening: number;
  readonly entries: readonly (AccountMovement & { readonly balance: number })[];
  readonly closing: number;
};

const ORDER = { STATEMENT: 0, WITHHOLDING: 1, PAYOUT: 2 };

/** The movements of statements: their amount is owed to the owner, the tax is not, and payouts settle it (AC1, AC6). */
export function movementsOf(statement: AccountStatement): readonly AccountMovement[] {
  const { id, publishedOn: date, amount, withholdingTax, payout } = statement;
  const side = (signed: number) => (signed < 0 ? { debit: -signed, credit: 0 } : { debit: 0, credit: signed });
  return [
    { id: `${id}-statement`, date, kind: 'STATEMENT', statement, ...side(amount) },
    ...(withholdingTax === 0
      ? []
      : [{ id: `${id}-withholding`, date, kind: 'WITHHOLDING', statement, ...side(-withholdingTax) } as const]),
    ...(payout
      ? [{ id: `${id}-payout`, date: payout.on, kind: 'PAYOUT', statement, ...side(-payout.amount) } as const]
      : []),
  ];
}

/**
 * AC6: the owner's account in one currency over the days [from, to]: opening, movements with the running balance, and
 * closing. The closing of one span is the opening of the next.
 * @param statements published ones of one investor and one currency, in any order
 */
export function accountExtract(
  statements: readonly AccountStatement[],
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
): AccountExtract {
  const movements = statements
    .flatMap(movementsOf)
    .toSorted(
      (a, b) => compare(a.date, b.date) || compare(a.statement.id, b.statement.id) || ORDER[a.kind] - ORDER[b.kind],
    );
  let balance = movements.filter(({ date }) => date < from).reduce((sum, { credit, debit }) => sum + credit - debit, 0);
  const opening = balance;
  const entries = movements
    .filter(({ date }) => date >= from && date <= to)
    .map((movement) => {
      balance += movement.credit - movement.debit;
      return { ...movement, balance };
    });
  return { opening, entries, closing: balance };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
