import type { IsoDate } from '../calendar/iso-date.ts';
import { heldBy } from './adjustments.ts';
import type { Convert } from './convert.ts';
import type { LineSource, StatementLine } from './lines.ts';
import { type OwnerContract, type EstateFacts, monthLines } from './month-lines.ts';
import { periodPlus, type Period, periodOf } from './period.ts';
import { isPublished, type StoredStatement, termsOf } from './plan.ts';

/**
 * Why no statement contains it: `NO_OWNER` the nights have no owner, `NO_RATE` there is no rate for its day, `NEXT` its
 * month is closed and it goes into the next open statement, `NOT_MADE` its month is open and has not been generated
 * since.
 */
export const UNSTATED_REASONS = ['NO_RATE', 'NO_OWNER', 'NEXT', 'NOT_MADE'] as const;
export type UnstatedReason = (typeof UNSTATED_REASONS)[number];

/** A stay or a cost in no statement of its owner; `amount` is missing for the owner, in its own currency. */
export type Unstated = {
  readonly period: Period;
  /** Empty if the nights have no owner. */
  readonly investorId: string;
  readonly source: LineSource;
  readonly refId: string;
  readonly code: string;
  readonly date: IsoDate;
  readonly amount: number;
  readonly currency: string;
  readonly reason: UnstatedReason;
};

/** AC5: amounts of a home's months from `since` to `until` that are in no statement, with the reason. */
export function unstatedOf({
  facts,
  contract,
  statements,
  currency,
  convert,
  since,
  until,
}: {
  readonly facts: EstateFacts;
  readonly contract: OwnerContract;
  /** All of the home. */
  readonly statements: readonly StoredStatement[];
  /** The owners' current payout currency. */
  readonly currency: string;
  /** Into that currency. */
  readonly convert: Convert;
  readonly since: Period;
  /** The last month that is over. */
  readonly until: Period;
}): readonly Unstated[] {
  const terms = termsOf(statements, contract);
  const found = new Map<string, Unstated>();
  for (let period = since; period <= until; period = periodPlus(period, 1)) {
    const then = { facts, contract: terms(period), period, recognitionBefore: (of: Period) => terms(of).recognition };
    const { byOwner, ownerless } = monthLines({ ...then, convert: asItIs });
    for (const [investorId, lines] of [...byOwner, ['', ownerless] as const]) {
      const own = statements.filter((one) => one.investorId === investorId);
      const isHeld = heldBy(own);
      const isClosed = own.some(
        (one) => one.currency === currency && isPublished(one.status) && periodOf(one) >= period,
      );
      for (const line of lines) {
        if (isHeld(period, line.key)) continue;
        const { source, refId, code, date, amount } = line;
        const of = currencyOf(line);
        const name = `${period} ${investorId} ${source} ${refId}`;
        const reason =
          investorId === ''
            ? 'NO_OWNER'
            : convert(amount, of, date, refId)
              ? isClosed
                ? 'NEXT'
                : 'NOT_MADE'
              : 'NO_RATE';
        const sum = (found.get(name)?.amount ?? 0) + amount;
        found.set(name, { period, investorId, source, refId, code, date, amount: sum, currency: of, reason });
      }
    }
  }
  return [...found.values()];
}

/** Amounts stay in the currency of their source. */
const asItIs: Convert = (minor, _currency, date) => ({ amount: minor, rate: '1', rateDate: date });
const currencyOf = ({ sourceCurrency }: StatementLine): string => sourceCurrency ?? '';
