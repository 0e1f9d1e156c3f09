import { PAYMENT_METHODS } from '../../../src/domain/payment/methods.ts';
import { orNull } from '../../../src/config/fields/in-json.ts';
import { valueSchema } from '../../../src/config/openapi/value-schema.ts';
import type { JsonSchema } from '../../../src/config/json-schema.ts';
import { fieldKind } from '../../../src/config/fields/registry.ts';
import type { Issue } from '../../../src/config/issue.ts';
import { inputsOf } from '../../../src/config/keys.ts';
import { normalizeField } from '../../../src/config/normalize-fields.ts';
import type { RawField } from '../../../src/config/raw.ts';
import type { Json } from '../../../src/config/types.ts';
import { isJsonObject, isMissing, ownValue, type WhereValues } from '../../../src/config/values.ts';
import { invalid, malformed } from '../../http/http-error.ts';
import { CURRENCIES } from '../../../src/domain/money/currencies.ts';
import { LONGEST_STAY, MAX_GUESTS } from '../../../src/domain/rule/limits.ts';

const RAW: Readonly<Record<string, RawField>> = {
  estateId: { type: 'ref', resource: 'estates', required: true },
  stay: { type: 'dateRange', start: 'checkIn', end: 'checkOut', minDays: 1, maxDays: LONGEST_STAY, required: true },
  adults: { type: 'integer', min: 1, max: MAX_GUESTS, required: true },
  children: { type: 'integer', min: 0, max: MAX_GUESTS },
  salesChannelId: { type: 'ref', resource: 'sales-channels' },
  couponCode: { type: 'text', maxLength: 64 },
  paymentMethod: { type: 'enum', values: [...PAYMENT_METHODS] },
  payCurrency: { type: 'enum', values: [...CURRENCIES] },
  mode: { type: 'enum', values: ['NIGHTLY', 'MONTHLY'] },
  reservationId: { type: 'ref', resource: 'reservations' },
  guestId: { type: 'ref', resource: 'guests' },
};
const FIELDS = Object.entries(RAW).map(([name, raw]) => normalizeField({ name, raw, enums: {} }));

/** For the API description. */
export const QUOTE_SENT: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(
    FIELDS.flatMap((field) => inputsOf(field).map((key) => [key, orNull(valueSchema(field))] as const)),
  ),
  required: FIELDS.filter(({ required }) => required).flatMap((field) => [...inputsOf(field)]),
};

/** The input of a quote, checked like the fields of a record. */
export type QuoteBody = {
  readonly estateId: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly children?: number;
  readonly salesChannelId?: string;
  readonly couponCode?: string;
  readonly paymentMethod?: string;
  readonly payCurrency?: string;
  readonly mode?: 'NIGHTLY' | 'MONTHLY';
  readonly reservationId?: string;
  readonly guestId?: string;
};

/** @throws HttpError 400 for no object, 422 naming each invalid field */
export function readQuoteBody(body: Json | undefined, values: WhereValues): QuoteBody {
  if (!isJsonObject(body)) throw malformed('A JSON object is expected.');
  const known = new Set(FIELDS.flatMap(inputsOf));
  const issues: Issue[] = Object.keys(body)
    .filter((key) => !known.has(key))
    .map((field) => ({ field, key: 'validation.unknownField' }));
  const asked: Record<string, Json> = {};
  for (const field of FIELDS) {
    const inputs = inputsOf(field);
    const input = Object.fromEntries(inputs.map((key) => [key, ownValue(body, key) ?? null]));
    const missing = field.required ? inputs.filter((key) => isMissing(input[key])) : [];
    issues.push(...missing.map((key) => ({ field: key, key: 'validation.required' as const })));
    if (missing.length > 0 || inputs.every((key) => isMissing(input[key]))) continue;
    const parsed = fieldKind(field.type).parse({ field, input, values });
    if ('issues' in parsed) issues.push(...parsed.issues);
    else Object.assign(asked, Object.fromEntries(Object.entries(parsed.values).filter(([, value]) => value !== null)));
  }
  if (issues.length > 0) throw invalid(issues);
  return asked as QuoteBody;
}
