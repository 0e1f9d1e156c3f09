import type { Language, Text } from './types.ts';

/** The catalogue's text for the key, else the language's, else English. */
export function pickText(text: Text, language: Language, lookup?: (key: string) => string | undefined): string {
  const found = text.key === undefined ? undefined : lookup?.(text.key);
  return found ?? text[language] ?? text.en;
}

/**
 * Words for a name in code: `validFrom` → "Valid from", `parking-permits` → "Parking permits", `IN_PROGRESS` → "In
 * progress", `estateId` → "Estate". Codes of up to three capitals (EUR) stay.
 */
export function labelFromName(name: string): string {
  if (/^[A-Z0-9]{1,3}$/.test(name)) return name;
  const isCode = !/[a-z]/.test(name);
  const words = (isCode ? name.toLowerCase() : name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase())
    .split(/[\s_-]+/)
    .filter((word) => word !== '');
  if (words.length > 1 && words.at(-1) === 'id') words.pop();
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text in a file: a plain string is English; without one, the name in words. */
export function toText(raw: string | Text | undefined, name: string): Text {
  if (raw === undefined) return { en: labelFromName(name) };
  return typeof raw === 'string' ? { en: raw } : raw;
}
