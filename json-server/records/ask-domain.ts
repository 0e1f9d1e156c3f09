import type { Resource, Row } from '../../src/config/types.ts';
import { DOMAIN_RULES } from '../domain-rules.ts';
import type { DomainAnswer, DomainWrite } from '../rules/domain-write.ts';
import type { Transaction } from '../store/types.ts';
import { companiesIn } from '../tenancy/company.ts';
import type { Context } from './context.ts';

type Asked = Pick<DomainWrite, 'record' | 'source'> & {
  readonly tx: Transaction;
  readonly context: Context;
  readonly resource: Resource;
  readonly before: Row | undefined;
};

/** Asks the rule of the resource's `domain` about a write; without a rule the write stays as it is. */
export function askDomain({ tx, context: { caller }, resource, before, record, source }: Asked): DomainAnswer {
  const rule = resource.domain === undefined ? undefined : DOMAIN_RULES[resource.domain];
  if (rule === undefined) return { set: {} };
  const companies = companiesIn(tx);
  const { table } = companies.company(caller.tenant);
  const company = () => companies.shared.table('tenants').get(caller.tenant);
  return rule({ record, before, table, companies, now: caller.values.now, company, ...(source ? { source } : {}) });
}
