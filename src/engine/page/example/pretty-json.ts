import type { Json } from '../../../config/types.ts';

const WIDTH = 62; // characters of a line

/** JSON as people write it: what fits stays on one line, anything longer has one member a line. */
export function prettyJson(value: Json, indent = ''): string {
  const flat = flatJson(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) return flat;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? (value as readonly Json[]).map((part) => deeper + prettyJson(part, deeper))
    : Object.entries(value).map(([key, part]) => `${deeper}${JSON.stringify(key)}: ${prettyJson(part, deeper)}`);
  const [open, close] = isList ? '[]' : '{}';
  return `${open ?? ''}\n${parts.join(',\n')}\n${indent}${close ?? ''}`;
}

function flatJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(flatJson).join(', ')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${flatJson(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
