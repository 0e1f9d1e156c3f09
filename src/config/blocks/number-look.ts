import type { CheckSurroundings } from '../check/context.ts';
import { said } from '../check/said.ts';
import type { NumberLook } from '../page-types.ts';
import type { RawLook } from '../raw.ts';
import { rawText } from './texts.ts';

/** The format of a block's numbers: with a unit, or as amounts of a currency. */
export function lookOf({ unit, currency }: RawLook): NumberLook {
  return { ...(unit !== undefined && { unit: rawText(unit) }), ...(currency !== undefined && { currency }) };
}

/** Code RES224. */
export function checkLook({ report }: CheckSurroundings, { unit, currency }: RawLook, pointer: string): void {
  if (unit === undefined || currency === undefined) return;
  report({ code: 'RES224', pointer: `${pointer}/unit`, message: said`Numbers have one of "unit" and "currency".` });
}
