import { adjustmentsOf, type ClosedMonth, heldBy } from './adjustments.ts';
import type { Convert, ExchangeRateType, UsedRate } from './convert.ts';
import type { StatementLine } from './lines.ts';
import { type OwnerContract, type EstateFacts, monthLines, type MonthProblem } from './month-lines.ts';
import type { Recognition } from './recognition.ts';
import { periodPlus, monthOf, type Period, periodOf, yearOf } from './period.ts';

/** AC5: a published one is a snapshot. */
export const isPublished = (status: string): boolean => status === 'PUBLISHED' || status === 'PAID';

/** A stored statement, as others of its account depend on it. */
export type StoredStatement = {
  readonly id: string;
  readonly estateId: string;
  readonly investorId: string;
  readonly year: number;
  readonly month: number;
  readonly currency: string;
  readonly status: string;
  readonly balance: number;
  readonly lines: readonly StatementLine[];
  readonly terms?: OwnerContract | null;
  readonly exchangeRateType?: ExchangeRateType | null;
  readonly exchangeRate?: string | null;
};
export type SkipReason = MonthProblem | 'NOTHING' | 'REVIEWED' | 'PUBLISHED' | 'LATER_PUBLISHED' | 'OTHER_CURRENCY';
/** A statement to create, or a draft to refresh. */
export type PlannedStatement = {
  readonly id: string;
  readonly isNew: boolean;
  readonly investorId: string;
  readonly year: number;
  readonly month: number;
  readonly lines: readonly StatementLine[];
};
export type MonthPlan = {
  readonly statements: readonly PlannedStatement[];
  readonly skipped: ReadonlySet<SkipReason>;
};

/** Months to look back when comparing published statements with their sources. */
const LOOK_BACK = 12;

/** AC5: one statement per investor, estate, month and currency. */
export const statementId = (of: Pick<StoredStatement, 'estateId' | 'investorId' | 'year' | 'month' | 'currency'>) =>
  `st-${periodOf(of)}-${of.estateId}-${of.investorId}-${of.currency}`;

/**
 * The statements of one owner of one home in one currency, in order: each carries on the balance of the previous one.
 */
export function accountOf<Statement extends StoredStatement>(
  statements: readonly Statement[],
  { estateId, investorId, currency }: Pick<StoredStatement, 'estateId' | 'investorId' | 'currency'>,
): readonly Statement[] {
  return statements
    .filter((one) => one.estateId === estateId && one.investorId === investorId && one.currency === currency)
    .toSorted((a, b) => (periodOf(a) < periodOf(b) ? -1 : 1));
}

type Plan = {
  readonly estateId: string;
  readonly period: Period;
  readonly currency: string;
  readonly contract: OwnerContract;
  readonly facts: EstateFacts;
  /** All of the estate. */
  readonly statements: readonly StoredStatement[];
  /** The first month with published statements: everything older was settled without them. */
  readonly since: Period;
  /** @param of the statement whose settings and used rates apply; absent = a new one */
  readonly converterOf: (of: StoredStatement | undefined, usedRates: ReadonlyMap<string, UsedRate>) => Convert;
};

/**
 * The terms for a month: those in the home's published statements of it, or the last before it; after them the current
 * ones.
 */
export function termsOf(
  statements: readonly Pick<StoredStatement, 'status' | 'year' | 'month' | 'terms'>[],
  contract: OwnerContract,
): (period: Period) => OwnerContract {
  const published = statements
    .filter(({ status, terms }) => isPublished(status) && terms)
    .toSorted((a, b) => (periodOf(a) < periodOf(b) ? -1 : 1));
  const last = published.at(-1);
  return (period) => {
    if (!last || period > periodOf(last)) return contract;
    return (published.findLast((one) => periodOf(one) <= period) ?? published[0])?.terms ?? contract;
  };
}

/**
 * AC4, AC5: the statements of a home for a month, with their contents. Drafts are refreshed, reviewed and published
 * ones left alone; later changes in published months, and amounts in no statement, become adjustments of the first
 * month after them.
 */
export function planMonth(plan: Plan): MonthPlan {
  const { estateId, period, currency, contract, facts, statements, converterOf } = plan;
  const skipped = new Set<SkipReason>();
  const recognitionBefore = recognitionOf(plan);
  const asked = { facts, contract, period, recognitionBefore };
  const { byOwner, problems } = monthLines({ ...asked, convert: converterOf(undefined, NO_RATES) });
  for (const problem of problems) skipped.add(problem);
  // A missing amount would look like zero.
  if (problems.has('NO_RATE')) return { statements: [], skipped };
  const ours = statements.filter((one) => one.currency === currency);
  const planned: PlannedStatement[] = [];
  for (const investorId of new Set([...byOwner.keys(), ...ours.map((one) => one.investorId)])) {
    const account = accountOf(ours, { estateId, investorId, currency });
    const existing = account.find((one) => periodOf(one) === period);
    const reason = whyNot(account, existing, period);
    if (reason) {
      skipped.add(reason);
      continue;
    }
    const made = existing?.exchangeRateType
      ? monthLines({ ...asked, convert: converterOf(existing, NO_RATES) }).byOwner
      : byOwner;
    const isElsewhere = heldBy(statements.filter((one) => one.investorId === investorId && one.currency !== currency));
    const all = made.get(investorId) ?? [];
    const own = all.filter(({ key }) => !isElsewhere(period, key));
    if (own.length < all.length) skipped.add('OTHER_CURRENCY');
    const lines = [...own, ...adjustments(plan, account, isElsewhere)];
    const previous = account.filter((one) => periodOf(one) < period).at(-1);
    const carried = previous && previous.status !== 'PAID' ? previous.balance : 0;
    if (!existing && lines.length === 0 && carried === 0) continue;
    const year = yearOf(period);
    const month = monthOf(period);
    const id = existing?.id ?? statementId({ estateId, investorId, year, month, currency });
    planned.push({ id, isNew: !existing, investorId, year, month, lines });
  }
  if (planned.length === 0 && skipped.size === 0) skipped.add('NOTHING');
  return { statements: planned, skipped };
}

const NO_RATES: ReadonlyMap<string, UsedRate> = new Map();

function whyNot(
  account: readonly StoredStatement[],
  existing: StoredStatement | undefined,
  period: Period,
): SkipReason | undefined {
  if (existing && existing.status !== 'DRAFT') return isPublished(existing.status) ? 'PUBLISHED' : 'REVIEWED';
  return account.some((one) => isPublished(one.status) && periodOf(one) > period) ? 'LATER_PUBLISHED' : undefined;
}

const recognitionOf = ({
  statements,
  contract,
}: Pick<Plan, 'statements' | 'contract'>): ((of: Period) => Recognition) => {
  const terms = termsOf(statements, contract);
  return (period) => terms(period).recognition;
};

/**
 * Only the first open month of an account contains them. All months up to the last published one are closed, including
 * those before the first, though they have no statement: their amounts can only be stated here.
 */
function adjustments(
  plan: Plan,
  account: readonly StoredStatement[],
  isElsewhere: (period: Period, key: string) => boolean,
): readonly StatementLine[] {
  const { period, facts, contract, statements, since, converterOf } = plan;
  const published = account.filter((one) => isPublished(one.status));
  const first = published[0];
  const last = published.at(-1);
  if (!first || !last) return [];
  const isFirstOpen = !account.some((one) => !isPublished(one.status) && periodOf(one) < period);
  if (!isFirstOpen) return [];
  const { investorId } = first;
  const oldest = periodPlus(period, -LOOK_BACK);
  const terms = termsOf(statements, contract);
  const adjusted = published.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'ADJUSTMENT'));
  const closed: ClosedMonth[] = [];
  let settings = first;
  for (let at = since < periodOf(first) ? since : periodOf(first); at <= periodOf(last); at = periodPlus(at, 1)) {
    const statement = published.find((one) => periodOf(one) === at);
    settings = statement ?? settings;
    if (statement && at < oldest) continue;
    const stated = statement?.lines ?? [];
    const usedRates = new Map(
      [...adjusted.filter(({ ofPeriod }) => ofPeriod === at), ...stated].flatMap(({ refId, rate, rateDate }) =>
        rate && rateDate ? [[refId, { rate, rateDate }] as const] : [],
      ),
    );
    // The earlier terms apply, whatever the contract says today.
    const then = { facts, contract: terms(at), period: at, convert: converterOf(settings, usedRates) };
    const lines = monthLines({ ...then, recognitionBefore: recognitionOf(plan) }).byOwner.get(investorId) ?? [];
    closed.push({ period: at, stated, now: lines.filter(({ key }) => !isElsewhere(at, key)) });
  }
  return adjustmentsOf(closed, adjusted);
}
