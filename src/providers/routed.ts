import { computeValue } from '../config/compute.ts';
import type { ClientField, ClientResource, Json, Row } from '../config/types.ts';
import { partOfAnswer } from './answer.ts';
import { type ListRequest, listQuery } from './list-request.ts';
import { pageOfRows } from './whole-list.ts';

/**
 * Answers of calls that routes of the server's own give, as the records that the screens know: flat, with a text as id.
 * Loaded with the first such resource; the generic calls answer like this by themselves.
 */

/** `_key` is what addresses call the record, `id` what deletion does; without an id of its own both are the same. */
export function routedRow(resource: ClientResource, answer: unknown): Row {
  const raw = (typeof answer === 'object' && answer !== null ? answer : {}) as { readonly [key: string]: Json };
  const key = textOf(partOfAnswer(raw, resource.api.routed?.id ?? 'id'));
  const values = Object.values(resource.fields)
    .filter((field) => field.compute === undefined)
    .map((field) => [field.name, valueOf(field, partOfAnswer(raw, field.path ?? field.name))] as const);
  return { ...Object.fromEntries(values), id: textOf(raw['id']) || key, _key: key };
}

/** The record in an answer; a path can also reach its siblings (`paymentDetails`). */
export function routedOne(resource: ClientResource, answer: unknown): Row {
  const key = resource.api.routed?.one ?? '';
  return routedRow(resource, key === '' ? answer : { ...(answer as object), ...(partOfAnswer(answer, key) as object) });
}

/** The body for creating a record: without empty values. */
export function routedBody(values: unknown): object {
  return Object.fromEntries(Object.entries(values as object).filter(([, value]) => value !== null));
}

/** One page of a list that was answered whole: searched, filtered and sorted here. */
export function routedPage(resource: ClientResource, wanted: ListRequest, all: readonly unknown[]) {
  const rows = all.map((answer) => routedRow(resource, answer));
  const { search } = resource.list;
  return pageOfRows({
    rows,
    query: listQuery(resource, wanted),
    search,
    valueOf: (row, key) => valueIn(resource, row, key),
  });
}

function valueIn(resource: ClientResource, row: Row, name: string): Json {
  const field = resource.fields[name];
  return field?.compute ? computeValue({ field, row }) : (row[name] ?? null);
}

/** A value in its field's type; invalid values become null. */
function valueOf(field: ClientField, value: unknown): Json {
  if (value === undefined || value === '') return null;
  if ((field.type === 'text' || field.type === 'enum') && typeof value === 'number') return String(value);
  if (field.type === 'time') return clockTime(value);
  if (field.type === 'date' && field.format === 'month/day/year') return isoDate(value);
  return value as Json;
}

/** `6:05 AM` → `06:05`; a time of 24 hours is one already. */
function clockTime(value: unknown): string {
  const [whole = '', hour = '', minute = '', half = ''] = /^(\d{1,2}):(\d{2}) ([AP])M$/.exec(textOf(value)) ?? [];
  if (whole === '') return textOf(value);
  return `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** `5/6/2026` → `2026-05-06` */
function isoDate(value: unknown): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(textOf(value)) ?? [];
  return year === '' ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
