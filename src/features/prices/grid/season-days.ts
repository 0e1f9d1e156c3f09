import type { Season } from '../../../domain/prices/season.ts';
import type { Language } from '../../../config/types.ts';
import { formatDateRange } from '../../../engine/format.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

/** The days of a season as text; a yearly one has no year. */
export function seasonDays({ kind, from, to }: Pick<Season, 'kind' | 'from' | 'to'>, language: Language): string {
  if (kind === 'SPECIFIC') return formatDateRange({ from, to, language });
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  formats.set(language, format);
  return [from, to].map((date) => format.format(Date.parse(`${date}T00:00:00Z`))).join(' – ');
}
