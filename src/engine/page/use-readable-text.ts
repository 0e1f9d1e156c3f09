import { useCallback } from 'react';
import type { Text } from '../../config/types.ts';
import { timeFrom } from '../../config/moving-time.ts';
import { isIsoDate, isIsoInstant, todayIn } from '../../domain/calendar/iso-date.ts';
import { dateFormat, formatDate, formatDateTime } from '../format.ts';
import { useLanguage, useText } from '../resource/use-text.ts';

const MONTH = /^\d{4}-\d{2}$/;

/** Texts of a file whose months, dates and moments, also those that move with today, are written in the reader's language. */
export function useReadableText(): (text: Text) => string {
  const text = useText();
  const language = useLanguage();
  return useCallback(
    (wanted) => {
      const value = timeFrom(text(wanted), todayIn(new Date()));
      if (MONTH.test(value))
        return dateFormat(language, { timeZone: 'UTC', month: 'short' }).format(Date.parse(`${value}-01T00:00:00Z`));
      if (isIsoDate(value)) return formatDate({ value, language });
      if (isIsoInstant(value)) return formatDateTime({ value, language });
      return value;
    },
    [text, language],
  );
}
