import type { Surroundings } from '../check/context.ts';
import { said } from '../check/said.ts';
import type { RawLook } from '../raw.ts';

/** Code RES224. */
export function checkLook({ report }: Surroundings, { unit, currency }: RawLook, pointer: string): void {
  if (unit === undefined || currency === undefined) return;
  report({ code: 'RES224', pointer: `${pointer}/unit`, message: said`Numbers have one of "unit" and "currency".` });
}
