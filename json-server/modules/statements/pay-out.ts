import { formatsOf, type BankOrderLine } from '../../../src/domain/payment/bank-file/order.ts';
import { sumMinor } from '../../../src/domain/money/money.ts';
import { transferNumber, whyNotPaid } from '../../../src/domain/statements/payout.ts';
import { periodOf } from '../../../src/domain/statements/period.ts';
import { isAccountOpen } from '../../../src/domain/payment/payment.ts';
import type { PaidOut } from '../../../src/wire/statements.ts';
import type { SignedCall } from '../../accounts/call.ts';
import { HttpError, invalid, notFound } from '../../http/http-error.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { ValuesOf } from '../../live/rules/domain-write.ts';
import type { AccountsRow } from '../../live/rows/stored/accounts.ts';
import type { PayoutBatchesRow } from '../../live/rows/stored/payout-batches.ts';
import type { StatementsRow } from '../../live/rows/stored/statements.ts';
import { type Context, resourceNamed } from '../../records/context.ts';
import { newId } from '../../records/new-id.ts';
import { repeatable } from '../../records/repeatable.ts';
import { findInScope } from '../../records/scope.ts';
import { companyHead } from '../../records/settings/company-settings.ts';
import type { WriteTransaction } from '../../records/records.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { estateName, investorName } from './account.ts';
import { BATCHES } from './batches.ts';
import { readPayOut, type SeenStatement } from './questions.ts';
import { asStatement, STATEMENTS } from './stored.ts';

/** A line of a batch, with its statement. */
type BatchLine = BankOrderLine & { readonly statementId: string };

/**
 * `POST /api/statements/pay-out`: pays published statements from one account in the versions that were seen, and stores
 * the batch with all data of its bank file. All or none, because the file contains what was seen. A balance of zero is
 * closed in the same step, without a payment or a line in the file.
 * @throws HttpError 404, 409 for statements paid or changed meanwhile, 422
 */
export async function payOut({ onceInSlices }: RouteDeps, call: SignedCall): Promise<Reply> {
  const body = await call.body();
  const { accountId, seen } = readPayOut(body.value);
  return onceInSlices(repeatable(call, body), call, function* (step) {
    const { paid, lines, settled } = step((work) => beginBatch(work, accountId, seen));
    for (const statementId of [...lines.map((line) => line.statementId), ...settled]) {
      step(({ context, apply }) => {
        const isPaid = paid !== undefined && !settled.includes(statementId);
        const set = {
          status: 'PAID',
          paidAt: context.caller.values.now,
          ...(isPaid && { payoutAccountId: paid.account.id, payoutReference: paid.batch.no }),
        } satisfies ValuesOf<StatementsRow>;
        apply([{ collection: STATEMENTS, id: statementId, set, action: 'pay' }]);
      });
      yield;
    }
    const answer: PaidOut = {
      batchId: paid?.batch.id ?? null,
      no: paid?.batch.no ?? '',
      count: lines.length,
      settled: settled.length,
      total: paid?.batch.total ?? 0,
      currency: paid?.account.currency ?? '',
      formats: paid ? formatsOf({ currency: paid.account.currency, payerIban: paid.account.iban ?? '' }) : [],
    };
    return json(200, answer);
  });
}

/** Stores the planned payments; zero balances are not part of the batch. */
function beginBatch(work: WriteTransaction, accountId: string | undefined, seen: readonly SeenStatement[]) {
  const { context, shared } = work;
  const { table, caller } = context;
  const account = accountId === undefined ? undefined : accountFor(context, accountId);
  const all = seen.map((one) => statementFor(context, one, account));
  const settled = all.filter(({ balance }) => balance === 0).map(({ id }) => id);
  const rows = all.filter(({ balance }) => balance !== 0);
  if (!account || rows.length === 0) return { paid: undefined, lines: [], settled };
  const lines = linesOf(context, rows);
  const id = newId();
  const months = new Set(rows.map((row) => periodOf(asStatement(row))));
  const create = {
    id,
    accountId: account.id,
    payerIban: account.iban ?? null,
    currency: account.currency,
    date: caller.values.today,
    payer: companyHead(table, shared.table('tenants').get(caller.tenant)).name,
    period: months.size === 1 ? ([...months][0] ?? null) : null,
    lines,
    count: lines.length,
    total: sumMinor(lines.map(({ amount }) => amount)),
  } satisfies ValuesOf<PayoutBatchesRow>;
  work.apply([{ collection: BATCHES, create }]);
  const batch = table(BATCHES).get(id);
  if (!batch) throw notFound();
  return { paid: { batch, account }, lines, settled };
}

/** @throws HttpError 422 unless it is an active bank account of the company */
function accountFor({ table }: Context, accountId: string): AccountsRow {
  const account = table('accounts').get(accountId);
  if (account?.kind !== 'BANK' || !isAccountOpen(account)) {
    throw invalid([{ field: 'accountId', key: 'validation.reference' }]);
  }
  return account;
}

/** @throws HttpError 404, 409, 422 naming the statement that cannot be paid */
function statementFor(context: Context, one: SeenStatement, account: AccountsRow | undefined): StatementsRow {
  const resource = resourceNamed(context.snapshot, STATEMENTS);
  const row = resource && findInScope(context, resource, one.id);
  if (!row) throw notFound();
  const { status, balance, currency } = asStatement(row);
  const iban = context.table('investors').get(row.investorId)?.iban ?? '';
  const name = descriptionOf(context, row);
  const refused = whyNotPaid({ name, status, currency, balance, iban, isAsSeen: row.version === one.version }, account);
  if (refused) {
    const { field, key, params } = refused;
    throw refused.status === 409
      ? new HttpError({ status: 409, problem: { key: 'invalid', issues: [{ field, key, params }] } })
      : invalid([{ field, key, params }]);
  }
  return row;
}

/** `KNK-119 · Lodos Daire · 2026-10`, language-neutral. */
const descriptionOf = ({ table }: Context, row: StatementsRow): string =>
  [estateName(table('estates').get(row.estateId)), periodOf(asStatement(row))].filter(Boolean).join(' · ');

function linesOf(context: Context, rows: readonly StatementsRow[]): readonly BatchLine[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const owner = context.table('investors').get(row.investorId);
    const number = transferNumber({ code: row.estateCode ?? '', period: periodOf(asStatement(row)) }, taken);
    taken.add(number);
    return {
      number,
      statementId: row.id,
      payee: investorName(owner),
      iban: owner?.iban ?? '',
      amount: row.balance ?? 0,
      description: descriptionOf(context, row),
    };
  });
}
