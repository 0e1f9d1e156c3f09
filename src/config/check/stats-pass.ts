import { isMonthly, isSummed, MOMENTS } from '../stats.ts';
import type { RawBlock } from '../raw.ts';
import type { Resource } from '../types.ts';
import { knownField, type Surroundings } from './context.ts';
import { said } from './said.ts';

/** What a block sums and by which date. Codes RES201, RES213. */
export function checkStats(
  context: Surroundings & { readonly resource: Resource },
  block: RawBlock & { type: 'stat' | 'trend' },
  pointer: string,
): void {
  const { report } = context;
  const summed = block.of === undefined ? undefined : knownField(context, block.of, `${pointer}/of`);
  if (summed && !isSummed(summed)) {
    const message = said`Only stored numbers and amounts can be summed; "${summed.name}" is of type "${summed.type}".`;
    report({ code: 'RES213', pointer: `${pointer}/of`, message });
  }
  const isOwn = block.type === 'trend' && (!MOMENTS.includes(block.by) || context.resource.api.routed !== undefined);
  const date = isOwn ? knownField(context, block.by, `${pointer}/by`) : undefined;
  if (date && !isMonthly(date)) {
    const message = said`Months are those of a stored date or the start of a range; "${date.name}" is of type "${date.type}".`;
    report({ code: 'RES213', pointer: `${pointer}/by`, message });
  }
}
