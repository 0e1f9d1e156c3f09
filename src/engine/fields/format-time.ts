/** Hours, and minutes after a colon, a dot, a space, an `h`, or nothing at all. */
const TYPED = /^(\d{1,2})(?:[:.,\s h]?(\d{2}))?$/;

/** Parses a typed time of day to `HH:mm`; undefined if it is no valid 24-hour time. */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = '00'] = TYPED.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
