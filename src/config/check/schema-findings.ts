import type { ErrorObject, ValidateFunction } from 'ajv';
import { pointerOf } from './json-file.ts';
import { didYouMean, listedNames } from './suggest.ts';
import { NOTHING, type BilingualText, said, word } from './said.ts';

/** A schema error explained for people. Codes RES101–RES108 are about the shape of a file. */
export type ShapeFinding = { readonly code: string; readonly pointer: string; readonly message: BilingualText };

type Schema = { readonly properties?: object; readonly description?: string; readonly required?: readonly string[] };

const NOT_OFFERED = ['$comment', '$schema'];

/** Files the schema accepted: an unchanged file is not validated again. */
const fitting = new WeakMap<object, ValidateFunction>();

/** Validates against a compiled schema and explains the errors, each mistake once. */
export function shapeFindings(validate: ValidateFunction, value: unknown): ShapeFinding[] {
  const whole = typeof value === 'object' && value !== null ? value : undefined;
  if (whole && fitting.get(whole) === validate) return [];
  if (validate(value)) {
    if (whole) fitting.set(whole, validate);
    return [];
  }
  const found = new Map<string, ShapeFinding>();
  for (const error of validate.errors ?? []) {
    const finding = explain(error);
    if (finding) found.set(`${finding.code} ${finding.pointer} ${finding.message.en}`, finding);
  }
  return [...found.values()];
}

function explain(error: ErrorObject): ShapeFinding | undefined {
  const { keyword, instancePath: pointer, parentSchema } = error;
  const schema = (parentSchema ?? {}) as Schema;
  const params = error.params as Record<string, unknown>;
  // A wrong name is reported once, by `propertyNames` itself.
  if (error.propertyName !== undefined && keyword !== 'propertyNames') return undefined;
  switch (keyword) {
    case 'if':
      return undefined;
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      const allowed = Object.keys(schema.properties ?? {}).filter((key) => !NOT_OFFERED.includes(key));
      const what = word(allowed.includes('startswith') ? 'operator' : 'property');
      const message = said`Unknown ${what} "${name}".${didYouMean(name, allowed)} Allowed here: ${listedNames(allowed)}`;
      return { code: 'RES101', pointer: pointerOf(pointer, name), message };
    }
    case 'enum':
    case 'const': {
      const allowed = ((params['allowedValues'] ?? [params['allowedValue']]) as unknown[]).map(String);
      const text = String(error.data);
      return {
        code: 'RES102',
        pointer,
        message: said`"${text}" is not allowed.${didYouMean(text, allowed)} Allowed: ${listedNames(allowed)}`,
      };
    }
    case 'required':
      return {
        code: 'RES103',
        pointer,
        message: said`Missing "${String(params['missingProperty'])}"${requiredFor(error)}.`,
      };
    case 'type':
      return { code: 'RES105', pointer, message: said`Must be ${kinds(params['type'])}, not ${kindOf(error.data)}.` };
    case 'pattern':
      return {
        code: 'RES107',
        pointer,
        message: said`${JSON.stringify(error.data)} is not allowed here.${hint(schema)}`,
      };
    case 'propertyNames': {
      const name = String(params['propertyName']);
      return {
        code: 'RES107',
        pointer: pointerOf(pointer, name),
        message: said`"${name}" cannot be a name here: letters and digits, beginning with a small letter.`,
      };
    }
    default:
      return {
        code: LIMITS.includes(keyword) ? 'RES106' : 'RES108',
        pointer,
        message: said`${limitText(error)}${hint(schema)}`,
      };
  }
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength'];

function limitText({ keyword, params, message }: ErrorObject): BilingualText {
  const limit = String((params as { limit?: unknown }).limit);
  switch (keyword) {
    case 'minimum':
      return said`Must be at least ${limit}.`;
    case 'maximum':
      return said`Must be at most ${limit}.`;
    case 'minLength':
      return said`Must not be empty.`;
    case 'minItems':
    case 'minProperties':
      return limit === '1' ? said`Needs at least one entry.` : said`Needs at least ${limit} entries.`;
    case 'maxItems':
      return said`Must have at most ${limit} entries.`;
    case 'uniqueItems':
      return said`The same entry stands here twice.`;
    default:
      return said`It ${word(message ?? 'is not allowed')}.`;
  }
}

/** ` (required for type "dateRange")` where the type of a field or block asks for it. */
function requiredFor({ data, instancePath }: ErrorObject): BilingualText {
  const type: unknown = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  return typeof type === 'string' && /^\/(fields|blocks)\/[^/]+$/.test(instancePath)
    ? said` (required for type "${type}")`
    : NOTHING;
}

function hint({ description }: Schema): BilingualText {
  return description === undefined ? NOTHING : { en: ` ${description}`, tr: '' };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object { }',
  array: 'a list [ ]',
  null: 'null',
};

function kinds(type: unknown): BilingualText {
  const types = Array.isArray(type) ? type.map(String) : String(type).split(',');
  return types.map((name) => word(KINDS[name] ?? name)).reduce((one, other) => said`${one} or ${other}`);
}

function kindOf(value: unknown): BilingualText {
  if (value === null) return word('null');
  if (Array.isArray(value)) return word('a list');
  if (typeof value === 'object') return word('an object');
  return typeof value === 'string' ? said`the text ${JSON.stringify(value)}` : word(JSON.stringify(value));
}
