/** Hours, and minutes after a colon, a dot, a space, an `h`, or nothing at all. */
const TYPED = /^(\d{1,2})(?:[:.,\s h]?(\d{2}))?$/;

/** What a person typed as a time of day, as `HH:mm`; undefined for what is no time of a day of 24 hours. */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = '00'] = TYPED.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
