import type { Json } from '../../src/config/types.ts';

/** Maximum nesting of objects and lists. */
const MAX_DEPTH = 32;

/** Why a body is refused; the message becomes the `reason` of a 400. */
export class JsonRefused extends Error {}

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const COLON = 58;

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Index of the closing quote of the string that opens at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    at += code === BACKSLASH ? 2 : 1;
  }
  return text.length;
}

function checkKey(keys: Set<string> | undefined, raw: string): void {
  const key = raw.includes('\\') ? String(JSON.parse(`"${raw}"`)) : raw;
  if (key === '__proto__') throw new JsonRefused('The key "__proto__" is not allowed.');
  if (keys?.has(key)) throw new JsonRefused(`The key "${key.slice(0, 40)}" stands twice.`);
  keys?.add(key);
}

/**
 * Parses JSON more strictly than JSON.parse: no duplicate keys (parsers differ on which value counts), no `__proto__`,
 * no more than 32 levels.
 * @throws JsonRefused
 */
export function parseStrictJson(text: string): Json {
  // The scan needs no full grammar: JSON.parse then refuses anything the scan misreads.
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_OBJECT || code === OPEN_LIST) {
      open.push(code === OPEN_OBJECT ? new Set() : undefined);
      if (open.length > MAX_DEPTH) throw new JsonRefused(`Nested deeper than ${MAX_DEPTH}.`);
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      open.pop();
    } else if (code === QUOTE) {
      const end = endOfString(text, at);
      let next = end + 1;
      while (next < text.length && isSpace(text.charCodeAt(next))) next += 1;
      if (text.charCodeAt(next) === COLON) checkKeySafely(open.at(-1), text.slice(at + 1, end));
      at = end;
    }
  }
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new JsonRefused('The body is not valid JSON.');
  }
}

function checkKeySafely(keys: Set<string> | undefined, raw: string): void {
  try {
    checkKey(keys, raw);
  } catch (error) {
    if (error instanceof JsonRefused) throw error;
    throw new JsonRefused('The body is not valid JSON.');
  }
}
