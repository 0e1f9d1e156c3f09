import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import type { Ownership } from '../estates/ownership.ts';
import type { Convert } from './convert.ts';
import type { LineKind, LineSource, StatementLine } from './lines.ts';
import { type Period, daysOfPeriod } from './period.ts';
import { type StayDates, partIn, partOf, type Recognition, type RecognisedPart } from './recognition.ts';
import { ownerWeights, splitByWeights, type Weights } from './shares.ts';
import { stayAmounts, type StayIncome, type Terms } from './stay-amounts.ts';

/** A completed stay, or a cancelled one with a fee. */
export type StayFact = StayDates & {
  readonly id: string;
  readonly code: string;
  readonly currency: string;
  readonly money: StayIncome;
  readonly isCancelled: boolean;
};
/** A cost or credit of an owner besides the stays; `amount` is negative for a cost. */
export type CostFact = {
  readonly kind: Extract<LineKind, 'CLEANING' | 'EXPENSE' | 'CREDIT'>;
  readonly source: LineSource;
  readonly id: string;
  readonly code: string;
  readonly date: IsoDate;
  readonly amount: number;
  readonly currency: string;
  readonly note: string | null;
};
export type EstateFacts = {
  readonly ownerships: readonly Ownership[];
  readonly stays: readonly StayFact[];
  readonly costs: readonly CostFact[];
};
export type OwnerContract = Terms & { readonly recognition: Recognition };
export type MonthProblem = 'NO_OWNER' | 'NO_RATE';
export type MonthLines = {
  readonly byOwner: ReadonlyMap<string, readonly StatementLine[]>;
  /** Lines for nights without an owner; no statement contains them until an owner is entered. */
  readonly ownerless: readonly StatementLine[];
  readonly problems: ReadonlySet<MonthProblem>;
};

type Source = Pick<StatementLine, 'source' | 'refId' | 'code' | 'date' | 'note'> & {
  readonly currency: string;
  readonly isPenalty?: boolean;
};

/**
 * The lines of each owner of a home for a month (AC1, AC4, ES8). Each amount is computed for the whole home, in the
 * statement's currency, and then split by the owners of the nights, so the owners' lines add up to it exactly. The
 * facts contain no deposits (PA1).
 */
export function monthLines({
  facts,
  contract,
  period,
  convert,
  recognitionBefore = () => contract.recognition,
}: {
  readonly facts: EstateFacts;
  readonly contract: OwnerContract;
  readonly period: Period;
  readonly convert: Convert;
  /** The recognition rule of earlier months; by default this month's. */
  readonly recognitionBefore?: ((period: Period) => Recognition) | undefined;
}): MonthLines {
  const span = daysOfPeriod(period);
  const byOwner = new Map<string, StatementLine[]>();
  const problems = new Set<MonthProblem>();
  const put = (kind: LineKind, minor: number, source: Source, weights: Weights) => {
    if (minor === 0) return;
    const converted = convert(minor, source.currency, source.date, source.refId);
    if (!converted) {
      problems.add('NO_RATE');
      return;
    }
    const own = converted.rate === undefined ? undefined : splitByWeights(minor, weights);
    for (const [owner, amount] of splitByWeights(converted.amount, weights)) {
      if (owner === '') problems.add('NO_OWNER');
      if (amount === 0) continue;
      const { currency, isPenalty, ...rest } = source;
      const line: StatementLine = {
        key: `${kind}:${source.refId}`,
        kind,
        ...rest,
        amount,
        excluded: false,
        ...(isPenalty ? { isPenalty } : {}),
        ...(own ? { sourceAmount: own.get(owner) ?? 0, sourceCurrency: currency } : {}),
        ...(own ? { rate: converted.rate ?? null, rateDate: converted.rateDate ?? null } : {}),
      };
      byOwner.set(owner, [...(byOwner.get(owner) ?? []), line]);
    }
  };
  for (const stay of facts.stays) {
    const part = partIn(stay, period, (month) => {
      const rule = month === period ? contract.recognition : recognitionBefore(month);
      return stay.isCancelled ? whole(rule) : rule;
    });
    if (part) putStay({ stay, part, facts, contract, put });
  }
  for (const { kind, source, id, code, date, amount, currency, note } of facts.costs) {
    if (date < span.from || date >= span.to) continue;
    const weights = ownerWeights(facts.ownerships, date, addDays(date, 1));
    put(kind, amount, { source, refId: id, code, date, note, currency }, weights);
  }
  const ownerless = byOwner.get('') ?? [];
  byOwner.delete('');
  return { byOwner, ownerless, problems };
}

/** A cancellation fee has no nights to be counted by. */
const whole = (recognition: Recognition): Recognition => (recognition === 'PER_NIGHT' ? 'CHECK_IN' : recognition);

function putStay({
  stay,
  part,
  facts,
  contract,
  put,
}: {
  readonly stay: StayFact;
  readonly part: RecognisedPart;
  readonly facts: EstateFacts;
  readonly contract: OwnerContract;
  readonly put: (kind: LineKind, minor: number, source: Source, weights: Weights) => void;
}): void {
  const { checkIn, checkOut, id, code, currency, money, isCancelled } = stay;
  const from = addDays(checkIn, part.from);
  const to = addDays(checkIn, part.to);
  const weights = ownerWeights(facts.ownerships, from, to);
  const date = contract.recognition === 'CHECK_OUT' ? checkOut : from;
  const source: Source = {
    source: 'RESERVATION',
    refId: id,
    code,
    date,
    note: null,
    currency,
    ...(isCancelled ? { isPenalty: true } : {}),
  };
  const amounts = stayAmounts(money, contract);
  put('STAY', partOf(amounts.gross, part), source, weights);
  put('COMMISSION', partOf(amounts.commission, part), source, weights);
  put('CARD_FEE', partOf(amounts.cardFee, part), source, weights);
  put('MANAGEMENT_FEE', partOf(amounts.managementFee, part), source, weights);
}
