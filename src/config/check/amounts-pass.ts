import { minorDigits } from '../../domain/money/money.ts';
import { isJsonObject } from '../values.ts';
import type { JsonFile } from './json-file.ts';
import { pointerOf } from './json-file.ts';
import { said } from './said.ts';
import type { Remark } from './source.ts';

const AMOUNTS = ['default', 'min', 'max'] as const;
const POINTED = /"(?:default|min|max)"\s*:\s*-?\d+[.eE]/;

/**
 * Amounts written with a decimal point: `50.00` reads as 50 and would be half a euro. Only the file's text shows it.
 * Code RES215.
 */
export function decimalAmounts(json: JsonFile, text: string): Remark[] {
  const fields = isJsonObject(json.value) ? json.value['fields'] : undefined;
  // Finding the place of a member is slow, and almost no file has such a number.
  if (!text.includes('"money"') || !POINTED.test(text)) return [];
  return amountsIn(fields, '/fields', { json, lines: text.split('\n') });
}

type Source = { readonly json: JsonFile; readonly lines: readonly string[] };

function amountsIn(fields: unknown, pointer: string, source: Source): Remark[] {
  if (!isJsonObject(fields)) return [];
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isJsonObject(field)) return [];
    const at = pointerOf(pointer, name);
    const inner = amountsIn(field['fields'], `${at}/fields`, source);
    if (field['type'] !== 'money') return inner;
    const currency = typeof field['currency'] === 'string' ? field['currency'] : '';
    return AMOUNTS.flatMap((key) => {
      const value = field[key];
      const literal = typeof value === 'number' ? literalAt(`${at}/${key}`, source) : undefined;
      if (typeof value !== 'number' || literal === undefined || !/[.eE]/.test(literal)) return [];
      const minor = Math.round(value * 10 ** minorDigits(currency));
      const message = said`Amounts are whole numbers of the smallest unit: for ${literal} write ${minor}.`;
      return [{ code: 'RES215', pointer: `${at}/${key}`, message }];
    });
  });
}

/** A number as it is written. */
function literalAt(pointer: string, { json, lines }: Source): string | undefined {
  const { line, column } = json.positionOf(pointer);
  const text = lines
    .slice(line - 1, line + 2)
    .join('\n')
    .slice(column - 1);
  return /^"[^"]*"\s*:\s*(-?[\d.eE+-]+)/.exec(text)?.[1];
}
