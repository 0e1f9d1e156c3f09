import { accountExtract } from '../../../src/domain/investor/account.ts';
import type { InvestorExtract } from '../../../src/wire/investor.ts';
import { date, readQuery, text } from '../../http/query.ts';
import type { Owner } from './owner.ts';
import { statementsOf } from './statements.ts';

/** This year up to today by default. */
export const extractQuery = (today: string) => ({
  from: date(`${today.slice(0, 4)}-01-01`),
  to: date(today),
  currency: text,
});

/** AC6: the owner's account over the days [from, to], in one currency. @throws HttpError 400 for invalid days */
export function extractOf(owner: Owner, search: URLSearchParams, today: string): InvestorExtract {
  const { from, to, ...asked } = readQuery(search, extractQuery(today), (span) =>
    span.from <= span.to ? [] : [{ field: 'to', key: 'validation.date' }],
  );
  const statements = statementsOf(owner);
  const currencies = [...new Set(statements.map((statement) => statement.currency))].sort();
  const currency = asked.currency || (currencies.includes('TRY') ? 'TRY' : (currencies[0] ?? 'TRY'));
  const { opening, entries, closing } = accountExtract(
    statements.filter((statement) => statement.currency === currency),
    { from, to },
  );
  return {
    currency,
    currencies,
    opening,
    closing,
    entries: entries.map(({ id, date, kind, statement, debit, credit, balance }) => {
      const estate = owner.table('estates').get(statement.estateId);
      return {
        id,
        date,
        kind,
        statementId: statement.id,
        debit,
        credit,
        balance,
        estate: estate ? estate.propertyName || (estate.code ?? '') : '',
        month: `${statement.year}-${String(statement.month).padStart(2, '0')}`,
      };
    }),
  };
}
