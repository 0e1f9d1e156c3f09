import type { Resource, Row } from '../../src/config/types.ts';
import { DOMAIN_RULES } from '../domain-rules.ts';
import type { DomainAnswer, DomainWrite } from '../rules/domain-write.ts';
import { GLOBAL, type Transaction } from '../store/types.ts';
import type { Context } from './context.ts';

type Asked = Pick<DomainWrite, 'record' | 'source'> & {
  readonly tx: Transaction;
  readonly context: Context;
  readonly resource: Resource;
  readonly before: Row | undefined;
};

/** What the rule of the resource's `domain` says of a write; without one, nothing is added. */
export function askDomain({ tx, context: { caller }, resource, before, record, source }: Asked): DomainAnswer {
  const rule = resource.domain === undefined ? undefined : DOMAIN_RULES[resource.domain];
  if (rule === undefined) return { set: {} };
  const table = (collection: string) => tx.table(collection, caller.tenant);
  const company = () => tx.table('tenants', GLOBAL).get(caller.tenant);
  const tableOf = (collection: string, tenant: string) => tx.table(collection, tenant);
  return rule({ record, before, table, tableOf, now: caller.values.now, company, ...(source ? { source } : {}) });
}
