import type { ClientResource, Json } from '../config/types.ts';
import { resolveVariable, type WhereValues } from '../config/values.ts';
import { instantOf } from '../domain/calendar/wall-clock.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A record of a file as of now: `$today+3` is a day, and of a moment its end. */
export function initialRow(
  resource: ClientResource,
  record: { readonly [key: string]: Json },
  values: WhereValues,
): { readonly [key: string]: Json } {
  const asOfNow = ([key, value]: [string, Json]): [string, Json] => {
    const found = resolveVariable(value, values) ?? null;
    const isMoment = resource.fields[key]?.type === 'dateTime' && typeof found === 'string' && DAY.test(found);
    return [key, isMoment ? instantOf(`${found}T23:59`) : found];
  };
  return Object.fromEntries(Object.entries(record).map(asOfNow));
}

/** Values that the server would make of a `generate` template. @param number of the new record */
export function generatedRow(resource: ClientResource, number: number): Record<string, Json> {
  return Object.fromEntries(
    Object.values(resource.fields).flatMap(({ name, generate }) => {
      const value = generate?.replace(/\{seq:(\d{1,2})\}/, (_, width: string) =>
        String(number).padStart(Number(width), '0'),
      );
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
