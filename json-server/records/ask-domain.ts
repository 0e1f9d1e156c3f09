import type { Resource, Row } from '../../src/config/types.ts';
import type { DomainAnswer, DomainWrite } from '../live/rules/domain-write.ts';
import type { OwnTransaction } from '../store/types.ts';
import { companiesIn } from '../live/rows/company.ts';
import type { Context } from './context.ts';

type DomainQuestion = Pick<DomainWrite, 'record' | 'source' | 'isImport'> & {
  readonly tx: OwnTransaction;
  readonly context: Context;
  readonly resource: Resource;
  readonly before: Row | undefined;
};

/**
 * A stored row with null for keys that only the other one has: it may be older than a field, and imported data leave
 * out empty values. Rules compare the two key by key, and must see no change there.
 */
export function filledLike(before: Row, record: Row): Row {
  const missing = Object.keys(record).filter((key) => before[key] === undefined);
  return missing.length === 0 ? before : { ...before, ...Object.fromEntries(missing.map((key) => [key, null])) };
}

/** Runs the rule of the resource's `domain` on a write; without a rule the write stays as it is. */
export function askDomain({ tx, context, resource, before, record, source, isImport }: DomainQuestion): DomainAnswer {
  const rule = context.snapshot.rules.ruleOf(resource.domain);
  if (rule === undefined) return { set: {} };
  const { caller } = context;
  const companies = companiesIn(tx);
  const { table } = companies.company(caller.tenant);
  const company = () => companies.shared.table('tenants').get(caller.tenant);
  return rule({
    record,
    before: before && filledLike(before, record),
    table,
    companies,
    now: caller.values.now,
    company,
    config: context.snapshot.config,
    ...(source ? { source } : {}),
    ...(isImport ? { isImport } : {}),
  });
}
