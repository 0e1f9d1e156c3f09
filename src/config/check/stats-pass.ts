import type { RawBlock, RawSpan } from '../raw.ts';
import { isDated, isGrouping, isSummed, MOMENTS } from '../stats.ts';
import type { Field, Resource } from '../types.ts';
import { checkBoardAt, checkCard } from './board-pass.ts';
import { knownField, type Surroundings } from './context.ts';
import { said } from './said.ts';

type Check = Surroundings & { readonly resource: Resource };
type Counting = Exclude<
  RawBlock & { type: 'count' | 'stat' | 'chart' | 'trend' | 'pivot' | 'calendar' | 'board' },
  { data: unknown }
>;
/** Averages are no parts of a whole. */
const SHARES: readonly string[] = ['pie', 'donut', 'polar'];

/** What a block counts or adds, and what it is told apart by. Codes RES201, RES213, RES220, RES224, RES225. */
export function checkStats(context: Check, block: Counting, pointer: string): void {
  const { report, resource } = context;
  if (block.type === 'board') {
    checkBoardAt(context, block, pointer);
    return;
  }
  if ('span' in block) checkSpan(context, block.span, `${pointer}/span`);
  if ('of' in block || 'how' in block) checkMeasure(context, block, pointer);
  if (block.type === 'chart') checkChart(context, block.by, pointer);
  if (block.type === 'trend') {
    checkDate(context, block.by, `${pointer}/by`);
    const steps = [block.days, block.weeks, block.months].filter((step) => step !== undefined);
    if (steps.length > 1) {
      const message = said`A trend has one of "days", "weeks" and "months".`;
      report({ code: 'RES224', pointer: `${pointer}/${block.days === undefined ? 'weeks' : 'days'}`, message });
    }
  }
  if (block.type === 'pivot') {
    checkGrouping(context, block.rows, `${pointer}/rows`);
    checkGrouping(context, block.columns, `${pointer}/columns`);
    if (block.rows === block.columns) {
      const message = said`Rows and columns are of two different fields.`;
      report({ code: 'RES224', pointer: `${pointer}/columns`, message });
    }
  }
  if (block.type !== 'calendar') return;
  if (resource.api.routed) {
    report({ code: 'RES220', pointer, message: said`Routes of their own answer these calls, and know no conditions.` });
  }
  checkDate(context, block.by, `${pointer}/by`);
  checkCard(context, block.card, pointer);
  const colored = block.color === undefined ? undefined : knownField(context, block.color, `${pointer}/color`);
  if (colored && (colored.type !== 'enum' || colored.multiple)) {
    const message = said`Colours are those of the values of a list; "${colored.name}" has none, or several at once.`;
    report({ code: 'RES213', pointer: `${pointer}/color`, message });
  }
}

function checkSpan(context: Check, span: RawSpan, pointer: string): void {
  const { report, resource } = context;
  if (resource.api.routed) {
    report({ code: 'RES220', pointer, message: said`Routes of their own answer these calls, and know no conditions.` });
  }
  checkDate(context, span.by, `${pointer}/by`);
  if (span.days !== undefined && span.months !== undefined) {
    report({ code: 'RES224', pointer: `${pointer}/days`, message: said`A span has one of "days" and "months".` });
  }
}

function checkMeasure(context: Check, block: { of?: string; how?: string; as?: string }, pointer: string): void {
  const { report } = context;
  if (block.of === undefined) {
    const message = said`"how" says what becomes of the values of "of": name a field there.`;
    report({ code: 'RES224', pointer: `${pointer}/how`, message });
    return;
  }
  const summed = knownField(context, block.of, `${pointer}/of`);
  if (summed && !isSummed(summed)) {
    const message = said`Only stored numbers and amounts can be summed; "${summed.name}" is of type "${summed.type}".`;
    report({ code: 'RES213', pointer: `${pointer}/of`, message });
  }
  if (block.how === 'average' && SHARES.includes(block.as ?? '')) {
    const message = said`Averages are no parts of a whole, as "${block.as ?? ''}" would draw them.`;
    report({ code: 'RES225', pointer: `${pointer}/as`, message });
  }
}

function checkChart(context: Check, by: string, pointer: string): void {
  const field = knownField(context, by, `${pointer}/by`);
  // Of what routes answer, the browser has every record: it finds the values of a text itself.
  const isFound = context.resource.api.routed !== undefined && field?.type === 'text';
  if (!field || isFound || (isGrouping(field) && !isDated(field))) return;
  const message = isDated(field) ? said`Dates are told apart by a block of type "trend".` : noGroups(field);
  context.report({ code: 'RES213', pointer: `${pointer}/by`, message });
}

function checkGrouping(context: Check, name: string, pointer: string): void {
  const field = MOMENTS.includes(name) ? undefined : knownField(context, name, pointer);
  if (field && !isGrouping(field)) context.report({ code: 'RES213', pointer, message: noGroups(field) });
}

const noGroups = ({ name, type }: Field) =>
  said`Records are told apart by the value of a list, of yes or no, of a reference or a date; "${name}" is of type "${type}", or has several at once.`;

function checkDate(context: Check, name: string, pointer: string): void {
  const isOwn = !MOMENTS.includes(name) || context.resource.api.routed !== undefined;
  const date = isOwn ? knownField(context, name, pointer) : undefined;
  if (!date || isDated(date)) return;
  const message = said`Days and months are those of a stored date or the start of a range; "${date.name}" is of type "${date.type}".`;
  context.report({ code: 'RES213', pointer, message });
}
