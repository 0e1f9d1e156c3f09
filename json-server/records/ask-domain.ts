import { withoutEmpty } from '../../src/config/row-values.ts';
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
    before: before && withoutEmpty(before),
    table,
    companies,
    now: caller.values.now,
    company,
    config: context.snapshot.config,
    ...(source ? { source } : {}),
    ...(isImport ? { isImport } : {}),
  });
}
