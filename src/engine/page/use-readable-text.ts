import { useCallback } from 'react';
import type { Text } from '../../config/types.ts';
import { isIsoDate, isIsoInstant } from '../../domain/calendar/iso-date.ts';
import { dateFormat, formatDate, formatDateTime } from '../format.ts';
import { useLanguage, useText } from '../resource/use-text.ts';

const MONTH = /^\d{4}-\d{2}$/;

/** Texts of a file, of which months, dates and moments are written as the language does. */
export function useReadableText(): (text: Text) => string {
  const text = useText();
  const language = useLanguage();
  return useCallback(
    (wanted) => {
      const value = text(wanted);
      if (MONTH.test(value))
        return dateFormat(language, { timeZone: 'UTC', month: 'short' }).format(Date.parse(`${value}-01T00:00:00Z`));
      if (isIsoDate(value)) return formatDate({ value, language });
      if (isIsoInstant(value)) return formatDateTime({ value, language });
      return value;
    },
    [text, language],
  );
}
