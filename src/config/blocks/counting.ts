import { knownField } from '../check/context.ts';
import { said } from '../check/said.ts';
import type { How, DateWindow } from '../page-types.ts';
import type { RawSpan } from '../raw.ts';
import { isDated, isGrouping, isSummed, MOMENTS } from '../stats.ts';
import type { Field } from '../types.ts';
import { type RecordsCheck, reportRouted } from './of-records.ts';

/** What a block counts or sums, and its groups. */

/** days of a span without a number */
const DEFAULT_DAYS = 30;
/** Charts of shares of a whole; averages have none. */
export const SHARE_CHARTS: readonly string[] = ['pie', 'donut', 'polar'];

export const measureOf = ({ of, how }: { of?: string; how?: How }) => ({
  ...(of !== undefined && { of }),
  how: how ?? ('sum' as const),
});

export function dateWindow({ span }: { span?: RawSpan }): { span?: DateWindow } {
  if (!span) return {};
  const { by, days = DEFAULT_DAYS, months, rising = 'good' } = span;
  return { span: { by, last: months === undefined ? { days } : { months }, rising } };
}

/** Codes RES201, RES213, RES220, RES224. */
export function checkSpan(context: RecordsCheck, span: RawSpan | undefined, pointer: string): void {
  if (!span) return;
  const { report, resource } = context;
  if (resource.api.routed) reportRouted(context, pointer);
  checkDate(context, span.by, `${pointer}/by`);
  if (span.days !== undefined && span.months !== undefined) {
    report({ code: 'RES224', pointer: `${pointer}/days`, message: said`A span has one of "days" and "months".` });
  }
}

/** Codes RES201, RES213, RES224, RES225. */
export function checkMeasure(
  context: RecordsCheck,
  block: { of?: string; how?: string; as?: string },
  pointer: string,
): void {
  const { report } = context;
  if (block.of === undefined) {
    if (block.how === undefined) return;
    const message = said`"how" says what becomes of the values of "of": name a field there.`;
    report({ code: 'RES224', pointer: `${pointer}/how`, message });
    return;
  }
  const summed = knownField(context, block.of, `${pointer}/of`);
  if (summed && !isSummed(summed)) {
    const message = said`Only stored numbers and amounts can be summed; "${summed.name}" is of type "${summed.type}".`;
    report({ code: 'RES213', pointer: `${pointer}/of`, message });
  }
  if (block.how === 'average' && SHARE_CHARTS.includes(block.as ?? '')) {
    const message = said`Averages are no parts of a whole, as "${block.as ?? ''}" would draw them.`;
    report({ code: 'RES225', pointer: `${pointer}/as`, message });
  }
}

/** Codes RES201, RES213. */
export function checkGrouping(context: RecordsCheck, name: string, pointer: string): void {
  const field = MOMENTS.includes(name) ? undefined : knownField(context, name, pointer);
  if (field && !isGrouping(field)) context.report({ code: 'RES213', pointer, message: noGroups(field) });
}

export const noGroups = ({ name, type }: Field) =>
  said`Records are told apart by the value of a list, of yes or no, of a reference or a date; "${name}" is of type "${type}", or has several at once.`;

/** Codes RES201, RES213. */
export function checkDate(context: RecordsCheck, name: string, pointer: string): void {
  const isOwn = !MOMENTS.includes(name) || context.resource.api.routed !== undefined;
  const date = isOwn ? knownField(context, name, pointer) : undefined;
  if (!date || isDated(date)) return;
  const message = said`Days and months are those of a stored date or the start of a range; "${date.name}" is of type "${date.type}".`;
  context.report({ code: 'RES213', pointer, message });
}
