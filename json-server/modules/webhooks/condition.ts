import type { CheckContext } from '../../../src/config/check/context.ts';
import { checkWhere } from '../../../src/config/check/where-pass.ts';
import type { Config, Json, Resource, Row } from '../../../src/config/types.ts';
import { compileWhere } from '../../../src/config/where.ts';
import { isWhereShaped } from '../../../src/config/where-shape.ts';
import type { Companies, Tables } from '../../live/rows/company.ts';

/** An error in a condition, in both languages. */
export type ConditionFault = { readonly en: string; readonly tr: string };

/**
 * The error of a condition on records of a resource; undefined = none. There is no caller, so the condition cannot use
 * a user's values.
 */
export function conditionFault(config: Config, resource: Resource, condition: Json): ConditionFault | undefined {
  if (!isWhereShaped(condition)) return { en: 'It has not the form of a condition.', tr: 'Koşul biçiminde değil.' };
  if (JSON.stringify(condition).includes('"$user.')) {
    return { en: 'Nobody asks here: "$user" means nothing.', tr: 'Burada soran biri yoktur: "$user" kullanılamaz.' };
  }
  const faults: ConditionFault[] = [];
  const report: CheckContext['report'] = ({ message }) => void faults.push(message);
  const context = { resource, resources: config.resources, report };
  checkWhere({ context, where: condition, pointer: '' });
  return faults[0];
}

type ConditionSetup = {
  readonly config: Config;
  readonly resource: Resource;
  readonly row: Row;
  readonly table: Tables;
  readonly companies: Companies | undefined;
  readonly now: string;
  readonly today: string;
};

/** Whether a record meets a condition; an invalid condition is never met. */
export function isMet(condition: Json | undefined, asked: ConditionSetup): boolean {
  if ((condition ?? null) === null) return true;
  if (!isWhereShaped(condition)) return false;
  const { config, resource, row, table, companies, now, today } = asked;
  const { resources } = config;
  const resolve = (collection: string, id: string): Row | undefined =>
    (resources[collection]?.tenancy === 'global' ? companies?.shared.table : table)?.(collection).get(id);
  return compileWhere({ where: condition, resource, resources, values: { user: {}, now, today }, resolve })(row);
}
