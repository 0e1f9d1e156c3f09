import type { LogicalFilter } from '@refinedev/core';
import { jsonIn } from '../../../config/asked-where.ts';
import type { ClientResource, Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { listQuery } from '../../../providers/list-request.ts';
import { fieldOfKey } from '../../resource/keys.ts';

/** One condition: a field's filter, or its negation. */
export type DraftCondition = {
  /** Within the draft. */
  readonly id: number;
  readonly field: string;
  readonly filters: readonly LogicalFilter[];
  readonly isNot: boolean;
};
/** Conditions that must all hold, or any of them; a group at the top holds others. */
export type ConditionGroup = {
  readonly id: number;
  readonly join: 'all' | 'any';
  readonly conditions: readonly DraftCondition[];
  readonly groups: readonly ConditionGroup[];
};

let count = 0;
const nextId = (): number => (count += 1);

/** A condition on nothing yet. */
export const newCondition = (): DraftCondition => ({ id: nextId(), field: '', filters: [], isNot: false });
/** A group of one condition on nothing yet. */
export const newGroup = (join: ConditionGroup['join']): ConditionGroup => ({
  id: nextId(),
  join,
  conditions: [newCondition()],
  groups: [],
});

type Where = { readonly [key: string]: Json };

/** The condition in the where-language, as JSON; undefined if empty. */
export function whereOf(resource: ClientResource, group: ConditionGroup): string | undefined {
  const where = groupWhere(resource, group);
  return where && JSON.stringify(where);
}

function groupWhere(resource: ClientResource, { join, conditions, groups }: ConditionGroup): Where | undefined {
  const parts = [
    ...conditions.flatMap((condition) => conditionWhere(resource, condition) ?? []),
    ...groups.flatMap((group) => groupWhere(resource, group) ?? []),
  ];
  return parts.length === 0 ? undefined : { [join]: parts };
}

function conditionWhere(resource: ClientResource, { filters, isNot }: DraftCondition): Where | undefined {
  const asked = listQuery(resource, { resource: resource.name, filters: [...filters] }).filters;
  if (asked.length === 0) return undefined;
  const where: Record<string, Record<string, Json>> = {};
  for (const { key, operator, value } of asked) where[key] = { ...where[key], [operator]: value };
  return isNot ? { not: where } : where;
}

/** How many comparisons there are in a condition of an address. */
export function countOf(text: string): number {
  const sum = (json: Json): number => {
    if (Array.isArray(json)) return (json as readonly Json[]).reduce<number>((all, part) => all + sum(part), 0);
    if (!isJsonObject(json)) return 0;
    const members = Object.entries(json).map(([key, right]) => (isGroup(key) || key === 'not' ? sum(right) : 1));
    return members.reduce((all, part) => all + part, 0);
  };
  return sum(jsonIn(text) ?? null);
}

/** A condition of an address as a person can go on with it; undefined where it was written in another way. */
export function groupOf(resource: ClientResource, text: string): ConditionGroup | undefined {
  return readGroup(resource, jsonIn(text), true);
}

function readGroup(resource: ClientResource, json: Json | undefined, isOuter: boolean): ConditionGroup | undefined {
  if (!isJsonObject(json)) return undefined;
  const [[join, parts] = ['', null], ...others] = Object.entries(json);
  if (!isGroup(join) || !Array.isArray(parts) || others.length > 0) return undefined;
  const conditions: DraftCondition[] = [];
  const groups: ConditionGroup[] = [];
  for (const part of parts as readonly Json[]) {
    const condition = readCondition(resource, part);
    const group = condition || !isOuter ? undefined : readGroup(resource, part, false);
    if (condition) conditions.push(condition);
    else if (group) groups.push(group);
    else return undefined;
  }
  return { id: nextId(), join, conditions, groups };
}

function readCondition(resource: ClientResource, json: Json): DraftCondition | undefined {
  const inner = isJsonObject(json) ? json['not'] : undefined;
  const own = inner ?? json;
  if (!isJsonObject(own)) return undefined;
  const fields = Object.keys(own).map((key) => fieldOfKey({ resource, key }));
  const [field] = fields;
  if (!field || fields.some((other) => other !== field)) return undefined;
  const filters = Object.entries(own).flatMap(([key, right]) =>
    Object.entries(isJsonObject(right) ? right : { eq: right }).map(
      ([operator, value]) => ({ field: key, operator, value }) as LogicalFilter,
    ),
  );
  return { id: nextId(), field: field.name, filters, isNot: inner !== undefined };
}

const isGroup = (key: string): key is 'any' | 'all' => key === 'any' || key === 'all';
